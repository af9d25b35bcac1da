import type { rulingsEn } from './rulings.en.ts'

export const rulingsPl: { readonly [key in keyof typeof rulingsEn]: string } = {
  'rulings.temple':
    'W turze łamiesz najwyżej jedną klątwę. Łańcuch to droga przez różne miejsca połączone liniami; może dowolnie skręcać, a kryształy obok nie mają znaczenia. Bezbarwne kryształy nie są jokerami. Wolne musi być tylko pole tej klątwy, którą łamiesz: krótsze mogą być zajęte albo nie. Odkryty run jest twój, jeśli jakiś leży; przy pustym stosie łamiesz klątwę bez niego. Nowy run działa od następnego pobrania.',
  'rulings.direct':
    'Bierzesz tyle kryształów, ile mieści się w sieci; wybierasz, z których nowych rezygnujesz, nigdy ze starych. Czego brak w zasobach, to pochodzi z karty ulepszenia, a jeśli żadna tego nie ma, od gracza, który ma ich najwięcej. Run, który tu rezonuje, daje swoje kryształy w tej samej chwili.',
  'rulings.upgrade':
    'Możesz położyć zero, jeden lub dwa kryształy, każdy na osobnym wolnym polu. Najpierw rezonans, potem ulepszenie. Karta opróżnia się tylko po wizycie, w której ktoś położył kryształ. Kryształ wzięty stąd, bo zasoby są puste, zostawia wolne pole.',
  'rulings.exchange':
    'Jedna zamiana na wizytę albo żadna. Oba kryształy mają różne kolory, a bezbarwny to nie kolor. Gdy masz za mało bezbarwnych, i tak możesz tu stanąć; to też jest pobranie i runy rezonują. Możesz wybrać kolor, którego brak w zasobach: odda go inny gracz.',
  'rulings.resonance':
    'Run działa sam, ilekroć pobierasz na karcie z jego znakiem; łamanie klątwy, czary i moce go nie budzą. Kilka runów jednego rodzaju działa każdy po razie, a dowolny kolor wybierasz dla każdego osobno. Co nie mieści się w sieci, przepada.',
  'rulings.resonance.clear':
    'Najpierw bierzesz kryształ, potem karta się opróżnia, a dopiero potem możesz ulepszać. Karta opróżnia się także wtedy, gdy nie ulepszasz; dwa takie runy opróżniają ją raz.',
  'rulings.resonance.extra':
    'Potrzebna jest zamiana: bez niej run nic nie daje. Kryształ może mieć kolor, który właśnie bierzesz, i możesz z niego zrezygnować.',
  'rulings.resonance.discount':
    'Niższa cena działa od razu, także w turze, w której zdobywasz run. Dwa takie runy albo run razem z Obfitością nie obniżają jej dalej.',
  'rulings.power.abundance':
    'Jeden kryształ więcej za każde pobranie, nie za każdy kryształ: całe pobranie z rezonansem liczy się raz, Czar wymiany raz. Dodany kryształ nie przynosi kolejnego i musi się zmieścić jak inne. Nie ma znaczenia, czy kryształy pochodzą z zasobów, z karty czy od gracza. Dwóch pierwszych kryształów moc nie zwiększa. Z runem cena już nie spada.',
  'rulings.power.reserve':
    'Zapas leży obok sieci: nie liczy się do jej limitu ani przy remisach, niczym nie płaci i nikt nie może z niego brać. Nigdy się nie odnawia. Zamieniać możesz przed ruchem, między ruchem a akcją albo po niej, ale tylko tyle kryształów, ile masz pustych miejsc. Bezbarwnych kryształów z samej sieci zamieniać nie można.',
  'rulings.power.inherited-rune':
    'Jeden z odkrytych runów trzeba wziąć, a następny z tego stosu odkrywa się od razu. Jego rodzaj nigdy nie liczy się do celu runów, także późniejsze runy tego rodzaju. Rezonują i obniżają ceny jak zwykle, od pierwszej tury.',
  'rulings.power.breakers-reward':
    'Nagroda przychodzi, gdy kładziesz znacznik: po punktach za klątwę, przed runem. Kolory kryształów mogą się powtarzać, a kryształy muszą się zmieścić w sieci.',
  'rulings.power.double-rite':
    'Jedno pobranie i jedna klątwa w dowolnej kolejności, z czarami pomiędzy, jeśli chcesz; możesz też zrobić tylko jedno z nich. Pobrane wcześniej kryształy mogą wejść do łańcucha, a zdobyty wcześniej run już rezonuje. Działa także na karcie, na której twój pionek staje po raz pierwszy.',
  'rulings.power.raised-chain':
    'Sam łańcuch ma co najmniej trzy kryształy właściwych kolorów. Dopłacasz dowolnymi innymi kryształami sieci, raz na klątwę. Wolne musi być tylko pole, na które trafiasz; klątwa, której łańcuch pokazujesz, i te pomiędzy mogą być zajęte. Nic nie wychodzi ponad poziom 5, a koniec łuku pozostaje ten sam.',
  'rulings.power.teleport':
    'Co turę wybierasz: teleport albo zwykły ruch, także z Czarem szybkości. Teleport prowadzi na dowolną kartę obu kręgów, na której nie stoi pionek, ale nie na własną. Przy dwóch graczach liczy się jako ruch: wirtualny pionek idzie dalej.',
  'rulings.power.rune-seeker':
    'Sąsiednie są dwie najbliższe świątynie kręgu. Możesz wziąć run stamtąd także wtedy, gdy stos twojej świątyni jest pusty; na stosie, z którego bierzesz, odkrywa się następny. Dodany rodzaj zawsze liczy się jako nowy, nawet bez żadnego runu, i nie rezonuje.',
  'rulings.spell.speed':
    'Raz na ruch; płacisz, zanim pionek ruszy. Płacisz za wszystkie dodatkowe kroki razem, dokładnie za te, których używasz, zawsze najkrótszą drogą. Karty z pionkami przeskakujesz i nie liczysz, a wrócić możesz nawet na kartę, z której ruszasz. Nie działa, gdy stawiasz pionek po raz pierwszy.',
  'rulings.spell.swap':
    'Dwa zajęte miejsca własnej sieci, połączone linią lub nie. Zapłata odchodzi najpierw i jest trzecim kryształem. Tak często, jak możesz zapłacić, w dowolnej chwili swojej tury, ale nie w środku innej akcji.',
  'rulings.spell.exchange':
    'Najpierw płacisz, potem bierzesz dowolny rodzaj, nawet właśnie zapłacony, na dowolne puste miejsce; zawsze się zmieści. Tak często, jak możesz zapłacić, w dowolnej chwili swojej tury, ale nie w środku innej akcji. Runy przy tym nie rezonują. Niższa cena nie spada dwa razy.',
}
