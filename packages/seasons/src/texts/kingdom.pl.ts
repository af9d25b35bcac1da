import type { kingdomEn } from './kingdom.en.ts'

/** The 20 power cards of Enchanted Kingdom in Polish. */
export const kingdomPl: Record<keyof typeof kingdomEn, string> = {
  'card.51': 'Serce Argos',
  'card.52': 'Róg obfitości',
  'card.53': 'Monolit wróżek',
  'card.54': 'Kodeks Selenii',
  'card.55': 'Zwój Isztar',
  'card.56': 'Latarnia Mesodae',
  'card.57': 'Statua Eolis',
  'card.58': 'Pułapka na kompanów',
  'card.59': 'Transmuter Io',
  'card.60': 'Tron odnowy',
  'card.61': 'Eliksir zmartwychwstania',
  'card.62': 'Klejnot Starożytnych',
  'card.63': 'Tarcza Ziry',
  'card.64': 'Wierna kość',
  'card.65': 'Amulet czasu',
  'card.66': 'Tajemniczy teleskop',
  'card.67': 'Jastrząb z Argos',
  'card.68': 'Kruk Uzurpator',
  'card.69': 'Strażnik Argos',
  'card.70': 'Niechlujek Podwędzacz',

  'effect.51':
    'Pierwsza karta, którą aktywujesz w turze, kładzie na Sercu ziemię; na koniec rundy trafia ona do twoich zasobów.',
  'effect.52': 'Na koniec rundy oddaj żeton; za ziemię otrzymujesz 5 kryształów.',
  'effect.53':
    'Na koniec rundy możesz położyć na nim żeton. Aktywacja: weź dowolną liczbę jego żetonów, co najmniej jeden.',
  'effect.54': 'Weź z powrotem na rękę jeden ze swoich magicznych przedmiotów w grze, który kosztuje energię.',
  'effect.55':
    'Wskaż energię i odkrywaj karty, aż pojawi się magiczny przedmiot, który ją kosztuje. Zachowaj go albo zrezygnuj i szukaj jeszcze raz.',
  'effect.56':
    'Żadna inna karta nie może jej wprowadzić do gry. Twoje zasoby mieszczą o 1 żeton mniej. Na koniec rundy otrzymujesz 3 kryształy.',
  'effect.57':
    'Twoje zasoby mieszczą o 1 żeton mniej. Przy każdej zmianie Pory Roku weź żeton albo otrzymaj 2 kryształy i obejrzyj wierzchnią kartę stosu.',
  'effect.58': 'Odkrywaj karty, aż pojawi się kompan. Zachowaj go albo zrezygnuj i szukaj jeszcze raz.',
  'effect.59':
    'Jeśli twoja kość daje kryształy, możesz w tej turze przemieniać. Jeśli to zrobisz, na koniec rundy otrzymujesz 2 kryształy.',
  'effect.60': 'Odrzuć kartę z ręki: dobierz kartę, a jeden z użytych bonusów znów jest wolny.',
  'effect.61':
    'Aktywacja: poświęć go i obejrzyj 5 wierzchnich kart odrzuconych; weź jedną na rękę, a resztę połóż pod stosem odrzuconych.',
  'effect.62':
    'Aktywacja: z 3 jednakowych żetonów połóż na nim jeden, a dwa oddaj. Na koniec gry otrzymujesz 35 kryształów, jeśli leżą na nim co najmniej 3 żetony, w przeciwnym razie tracisz 10.',
  'effect.63': 'Zamiast poświęcać albo odrzucać kartę możesz poświęcić Tarczę i otrzymać 10 kryształów.',
  'effect.64': 'Zamiast wykonać swoją kość możesz wybrać jedno: moc przywołania + 1, żeton albo przemianę w tej turze.',
  'effect.65': 'Weź 2 żetony. Potem odrzuć dowolną liczbę kart z ręki i dobierz tyle samo.',
  'effect.66': 'Aktywacja: zapłać 2 kryształy, obejrzyj 3 wierzchnie karty stosu i odłóż je w dowolnej kolejności.',
  'effect.67':
    'Otrzymujesz 10 kryształów, moc przywołania + 1. Aktywacja: poświęć go; moc każdego przeciwnika spada o 1 i każdy otrzymuje 6 kryształów.',
  'effect.68':
    'Zapłać koszt magicznego przedmiotu przeciwnika: Kruk ma jego efekty. Gdy ten przedmiot opuści grę, poświęć Kruka.',
  'effect.69': 'Wybierz jedno: każdy gracz odrzuca 4 żetony z zasobów albo każdy gracz odrzuca kartę.',
  'effect.70': 'Weź do 2 żetonów z zasobów każdego przeciwnika.',

  'rulings.51':
    'Do końca rundy żetonu nie można używać i nie należy on do zasobów. Dwa egzemplarze dostają po żetonie. Gdy Serce opuszcza grę, żeton przepada.',
  'rulings.52':
    'Jeśli masz żeton, musisz jeden oddać; może pochodzić z Amuletu wody, ale z żadnej innej karty. Dwa egzemplarze działają jeden po drugim.',
  'rulings.53':
    'Mieści dowolną liczbę żetonów. Nie należą one do zasobów i nie można nimi płacić. Czego zasoby nie mieszczą, wraca od razu do banku. Gdy Monolit opuszcza grę, żetony przepadają.',
  'rulings.54':
    'Przedmioty, które kosztują tylko kryształy albo nic nie kosztują, zostają, każdy Kodeks także. Jeśli jest co wziąć, trzeba to zrobić. To nie jest poświęcenie; żetony na przedmiocie przepadają.',
  'rulings.55':
    'Odkryte karty widzą wszyscy; te, których nie zachowasz, są odrzucane. Z czego zrezygnujesz, to przepada, a drugie znalezisko trzeba zachować. Możesz wtedy wskazać inną energię. Amulet żywiołów pasuje do każdej energii.',
  'rulings.56':
    'Ręka fortuny obniża jej koszt. Kruk może ją skopiować. Dwa egzemplarze zabierają 2 miejsca w zasobach i dają po 3 kryształy.',
  'rulings.57':
    'Działa od razu, także w środku tury. Kartę widzisz tylko ty, a ona zostaje na miejscu. Dwa egzemplarze wybierają osobno.',
  'rulings.58':
    'Odkryte karty widzą wszyscy; te, których nie zachowasz, są odrzucane. Z czego zrezygnujesz, to przepada, a drugie znalezisko trzeba zachować.',
  'rulings.59':
    'W takiej turze liczy się każdy przemieniony żeton, ale nie Równowaga Isztar ani Eliksir życia. Dwa egzemplarze dają po 2 kryształy. Po użyciu Wiernej kości nie działa.',
  'rulings.60':
    'Z pustą ręką nic się nie dzieje. Bez użytych bonusów i tak odrzucasz i dobierasz. Dobraną kartę zachowujesz.',
  'rulings.61':
    'Karty widzisz tylko ty i jedną z nich musisz wziąć. Gdy jest ich mniej niż 5, oglądasz te, które są. Sam eliksir trafia na stos dopiero potem.',
  'rulings.62':
    'Żetony mogą pochodzić z Amuletu wody. Tych na Klejnocie nie można używać. Nie możesz spaść poniżej 0 kryształów. Dwa egzemplarze liczą się osobno.',
  'rulings.63':
    'Chroni przed każdą kartą i każdą zasadą, przez którą tracisz kartę z ręki lub z gry, ale nie przed utratą energii ani przed wzięciem karty na rękę. Karta, którą trzeba poświęcić przy jej aktywacji, zostaje w grze obrócona, a Tarcza odchodzi po efekcie. Nie ratuje innej Tarczy.',
  'rulings.64':
    'To nie jest aktywacja. Można jej użyć po Kości złej woli. Dwa egzemplarze też zastępują kość tylko raz. W turze przywołania jest na to za późno.',
  'rulings.65': 'Możesz niczego nie odrzucić. Dobrane karty zachowujesz. Gdy kart brakuje, dobierasz te, które są.',
  'rulings.66': 'Gdy w stosie jest mniej niż 3 karty, oglądasz te, które są.',
  'rulings.67': 'Moc równa 0 zostaje. Kto ma teraz więcej kart w grze, niż pozwala moc przywołania, zatrzymuje je.',
  'rulings.68':
    'Kopiowanie jest dobrowolne. Płacisz koszt z karty; Ręka fortuny, Tajemnicza pijawka i nagrody za przywołanie się nie liczą. Kruk pozostaje kompanem wartym 2 punkty i żaden Kruk go nie skopiuje. Gdy skopiowany efekt każe poświęcić swoją kartę, poświęcasz Kruka.',
  'rulings.69':
    'Ty też jesteś graczem i działasz na końcu. Kto ma mniej niż 4 żetony, odrzuca wszystkie; żetony na kartach są bezpieczne. Kto nie ma kart na ręce, nic nie odrzuca.',
  'rulings.70':
    'Możesz wziąć mniej. Żetony na kartach są bezpieczne. Czego zasoby na końcu nie mieszczą, wraca do banku.',

  'option.kingdom': 'Zaczarowane Królestwo',
  'option.kingdom.about': 'Dochodzi 20 kart Mocy z rozszerzenia, po dwa egzemplarze.',
  'option.kingdom.no': 'Nie',
  'option.kingdom.yes': 'Tak',

  'ask.shield': 'Oddajesz kartę czy poświęcasz zamiast niej Tarczę Ziry?',
  'ask.discard': 'Wybierz kartę z ręki do odrzucenia; nikt inny jej nie zobaczy.',
  'ask.order-all': 'W jakiej kolejności odrzucasz? Ostatnia karta leży na wierzchu.',
  'ask.may-place': 'Możesz położyć na karcie żeton.',
  'ask.unload': 'Wybierz żetony, które bierzesz.',
  'ask.horn': 'Wybierz żeton do oddania: ziemia daje 5 kryształów.',
  'ask.statue': 'Weź żeton albo 2 kryształy i obejrzyj wierzchnią kartę.',
  'ask.next': 'Wybierz kartę, która leży następna od góry.',
  'ask.resurrect': 'Wybierz kartę, którą bierzesz spośród odrzuconych.',
  'ask.name': 'Wskaż energię, której szukasz.',
  'ask.found': 'Zachowaj tę kartę albo z niej zrezygnuj.',
  'ask.again': 'Szukasz jeszcze raz? To, co znajdziesz, musisz zachować.',
  'ask.rob': 'Możesz wziąć do 2 żetonów z zasobów gracza: {who}.',
  'ask.drop': 'Odrzuć z zasobów {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}.',
  'ask.warden': 'Co odrzuca każdy gracz?',
  'ask.exchange': 'Wybierz karty do odrzucenia; dobierzesz tyle samo.',
  'ask.usurp': 'Który magiczny przedmiot kopiuje Kruk? Płacisz jego koszt.',

  'move.option-stop': 'Nic więcej',
  'move.option-search': 'Szukaj jeszcze raz',
  'move.option-look': '2 kryształy i podgląd wierzchniej karty',
  'move.option-gauge': 'Zamiast kości: moc przywołania + 1',
  'move.option-energy': 'Zamiast kości: żeton',
  'move.option-transmute': 'Zamiast kości: przemiana w tej turze',
  'move.option-tokens': '4 żetony z zasobów',
  'move.option-cards': 'Kartę z ręki',
  'move.name': 'Wskaż: {energy}',
  'move.shield': 'Zamiast niej: {card}{copy, plural, =1 {} other { (#)}}, +10 kryształów',
  'move.next': 'Następna: {card}',
  'move.usurp': 'Skopiuj: {card}{copy, plural, =1 {} other { (#)}} ({who}). {effect}',

  'event.instead-gauge': '{who} rezygnuje z kości ({card}): moc przywołania + 1.',
  'event.instead-energy': '{who} rezygnuje z kości ({card}): żeton.',
  'event.instead-transmute': '{who} rezygnuje z kości ({card}): przemiana w tej turze.',
  'event.bonus-back': '{who} odzyskuje bonus ({card}): użyte {used} z 3.',
  'event.named': '{who} wskazuje: {energy} ({card}).',
  'event.robbed': '{who} zabiera: {energy}; traci: {from} ({card}).',
  'event.activated-as': '{who} aktywuje: {card} (kopia: {copy}).',
  'event.usurped':
    '{who}: Kruk kopiuje: {card} (właściciel: {from}). Koszt: {energy}{crystals, plural, =0 {} one { oraz # kryształ} few { oraz # kryształy} many { oraz # kryształów} other { oraz # kryształu}}.',
  'event.usurped-without-energy':
    '{who}: Kruk kopiuje: {card} (właściciel: {from}). {crystals, plural, =0 {Bez kosztu} one {Koszt: # kryształ} few {Koszt: # kryształy} many {Koszt: # kryształów} other {Koszt: # kryształu}}.',
  'event.lost-copy': '{who}: Kruk nie kopiuje już: {card}.',
  'event.kept-open': '{who} zachowuje: {card} ({by}).',
  'event.revealed': '{who} odkrywa: {cards} ({card}).',
  'event.looked-at-pile':
    '{who} ogląda {n, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} stosu ({card}).',
  'event.looked-at-discard':
    '{who} ogląda {n, plural, one {wierzchnią kartę} few {# wierzchnie karty} many {# wierzchnich kart} other {# wierzchniej karty}} stosu odrzuconych ({card}).',
  'event.saw-cards': '{who} widzi od góry: {cards}.',

  'why.no-card-to-put': '{card}: żadna karta na twojej ręce nie może tak wejść do gry.',
  'why.no-token-on-it': '{card}: nie leży na niej żaden żeton.',
  'why.no-shield': 'Nie masz w grze takiej Tarczy Ziry.',
  'why.not-put': '{card} nie może wejść do gry dzięki innej karcie.',
  'why.no-such-item': 'Żaden przeciwnik nie ma tam: {card}.',
  'why.not-an-item': '{card} nie jest magicznym przedmiotem.',
  'why.copy-unpaid': 'Nie możesz zapłacić kosztu: {card}.',
}
