import type { CliKey } from './index.ts'

export const pl: Record<CliKey, string> = {
  'play.hello':
    '{game} na {players, plural, one {# osobę} few {# osoby} many {# osób} other {# osoby}}. Grasz jako {you}.',
  'play.hello-solo': '{game}: sam na sam z automatycznym przeciwnikiem.',
  'play.how':
    'Wpisz numer odpowiedzi i naciśnij Enter. Znak ? pokazuje pomoc; u cofa ruch, s pokazuje, co robią karty.',
  'play.begin': 'Enter zaczyna',
  'play.who': '{who}',
  'play.you': '{name} (ty)',
  'play.log': 'Co się wydarzyło',
  'play.question': 'Twoja decyzja',
  'play.cause': 'Przyczyna: {by}',
  'play.chosen': 'Wybrane do tej pory: {chosen}',
  'play.prompt': '1-{most}, ? pomoc',
  'play.prompt-undo': '1-{most}, u cofnij ({n}), ? pomoc',
  'play.undone': 'Cofnięto: {move}',
  'play.no-answer': '„{text}” to nie odpowiedź. Wpisz liczbę od 1 do {most} albo ?, aby zobaczyć pomoc.',
  'play.no-move': '„{text}” to nie jest zapis ruchu; zapis wygląda tak: {example}',
  'play.no-card': 'Nie ma tu karty „{text}”.',
  'play.why-what': 'Po w napisz ruch, na przykład: w {example}',
  'play.why-possible': 'Nic nie stoi na przeszkodzie: to odpowiedź {n}.',
  'play.help-number': 'liczba: ta odpowiedź; działa też jej krótki zapis ({example})',
  'play.help-u': 'u: cofnij swój ostatni ruch, dopóki nic nie odkryto i nie zagrał nikt inny',
  'play.help-l': 'l: wszystko, co się dotąd wydarzyło',
  'play.help-s': 's: co robią karty; z nazwą karty: objaśnienia do niej',
  'play.help-w': 'w: dlaczego ruch jest teraz niemożliwy (w {example})',
  'play.help-n': 'n: zapis dotychczasowej gry',
  'play.help-q': 'q: odejdź od stołu; gra zostaje zapisana, jeśli na początku było --save',
  'play.help-enter': 'Enter: pokaż stół jeszcze raz',
  'play.left': 'Odchodzisz od stołu po {n, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}.',
  'play.saved': 'Zapis gry jest w pliku {file}',
  'play.saved-how': 'Sprawdzenie: npx athanor verify {file}',
  'play.saved-watch': 'Odtworzenie: npx athanor replay {file}',
  'play.unsaved': 'Nie zapisano. Z opcją --save game.json zapis zostaje, a npx athanor verify game.json go sprawdza.',
  'play.seed': 'Ziarno: {seed}',
  'play.again': 'Ten sam stół jeszcze raz: {command}',

  'end.over': 'Koniec gry',
  'end.you-won': 'Wygrywasz!',
  'end.won':
    '{n, plural, one {Wygrywa {who}.} few {Wspólnie wygrywają: {who}.} many {Wspólnie wygrywają: {who}.} other {Wspólnie wygrywają: {who}.}}',
  'end.drawn': 'Remis.',
  'end.place': 'Miejsce',
  'end.who': 'Kto',
  'end.points': 'Punkty',
  'end.for': 'Za co',

  'games.players': 'liczba graczy: {sizes}',
  'games.default': 'domyślnie: {value}',
  'games.text': 'tekst, który ma najwyżej {n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}',

  'replay.start': 'Przed pierwszym ruchem',
  'replay.move': 'Ruch {n} z {of}. {who}: {move}',
  'replay.prompt': 'Enter dalej, p wstecz, t następna tura, 0-{most} skok do ruchu, q koniec',
  'replay.no-command': '„{text}” nie pasuje: Enter, p, t, liczba od 0 do {most}, q.',

  'verify.game': 'gra: {game}, wersja zasad {version}',
  'verify.players': 'gracze: {n}',
  'verify.players-named': 'gracze: {n} ({names})',
  'verify.moves':
    '{n, plural, one {# ruch, dozwolony} few {# ruchy, wszystkie dozwolone} many {# ruchów, wszystkie dozwolone} other {# ruchu, wszystkie dozwolone}}',
  'verify.state': 'koniec jest taki jak w zapisie: stan {hash}',
  'verify.result': 'wynik: {result}',
  'verify.unfinished': 'wynik: brak, gra nie jest skończona',
  'verify.fair': 'ziarno było z góry ustalone i to nim zagrano',
  'verify.no-commitment': 'w tym zapisie nie ma zobowiązania co do ziarna',
  'verify.your-commitment': 'zobowiązanie jest tym, które ci pokazano',
  'verify.your-nonce': 'twoja liczba weszła do ziarna',

  'spellbook.intro-day':
    'Dzień to jedna tura: rano zdobywasz żetony, w południe magazynujesz jeden na swoim chowańcu, wieczorem poznajesz zaklęcie. Za każdym razem robisz jedną rzecz albo pasujesz; poznane zaklęcia dają inne możliwości.',
  'spellbook.intro-spells':
    'Zaklęcie kosztuje 3, 4 albo 5 żetonów swojego koloru: to jego poziom. {wild, select, same-rune {Trzy żetony z tą samą runą} other {Koło, trójkąt i kwadrat}} w innych kolorach mogą zastąpić jeden żeton, ale przynajmniej jeden musi mieć właściwy kolor. Zostaje on na karcie i jego runa się liczy.',
  'spellbook.intro-end':
    'Punkty dają zaklęcia i zmagazynowane żetony. Gdy ktoś ma 7 zaklęć albo 14 zmagazynowanych żetonów, gra się rundę do końca.',
  'spellbook.intro-solo':
    'Punkty dają zaklęcia i zmagazynowane żetony. Na koniec każdego dnia dajesz przeciwnikowi żeton z ołtarza. Gra kończy się, gdy masz 7 zaklęć albo 14 zmagazynowanych żetonów, albo gdy przeciwnik ma 17. Trzeba mieć wtedy więcej punktów niż on. Na jego polach 4, 9 i 14 (kółka) ołtarz jest wymieniany w całości; poza tym jest uzupełniany do 7 żetonów. Przeciwnik ma 14 punktów za 4 żetony, po 2 za każdy następny i 1 za każdy żeton w swojej puli.',
  'spellbook.legend': 'Żetony: {colours}. Runy: {runes}.',
  'spellbook.day': 'Dzień {day}',
  'spellbook.ending': 'ostatnia runda',
  'spellbook.altar': 'Ołtarz',
  'spellbook.empty': 'pusty',
  'spellbook.supply': 'woreczek {pouch}, pudełko {box}',
  'spellbook.points': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'spellbook.pool': 'Pula',
  'spellbook.familiar': 'Chowaniec',
  'spellbook.board': 'Plansza',
  'spellbook.spells': 'Zaklęcia',
  'spellbook.when': 'Kiedy',
  'spellbook.worth': 'Punkty (3/4/5)',
  'spellbook.learned': 'Kto zna',
  'spellbook.you': 'ty',

  'temples.intro-turn':
    'W swojej turze idziesz zgodnie z ruchem wskazówek zegara na kartę i tam działasz: pobierasz kryształy albo łamiesz klątwę w świątyni. Robisz od 1 do 3 kroków, licząc same świątynie (T) albo same pustkowia (W); kart z pionkiem się nie liczy i nie można na nie wejść. W pierwszej turze zaczynasz na dowolnej wolnej karcie. Przedtem i potem możesz rzucać czary.',
  'temples.intro-curse':
    'Twoje kryształy leżą na 12 miejscach twojej Sieci. Klątwa to 3, 4 lub 5 pierwszych kryształów łuku świątyni, czytanych od lewego lub prawego końca. Łamiesz ją łańcuchem: kryształami tych kolorów, w tej kolejności, na miejscach połączonych liniami. Wracają one do zasobów, twój znacznik zajmuje pole nad ostatnim kryształem, a ty dostajesz jego punkty i odkryty run świątyni. Bezbarwny kryształ nie zastępuje żadnego koloru.',
  'temples.intro-rune':
    'Run działa, gdy pobierasz kryształy na karcie z takim samym runem: dostajesz dodatkowo to, co on daje.',
  'temples.intro-end':
    'Gdy ktoś położy piąty znacznik, gra się rundę do końca. Potem liczą się cele: {first} pkt za najwięcej znaczników w świątyni będącej celem i {second} pkt za drugie miejsce; za 0, 1, 2 … rodzaje runów {runes} pkt.',
  'temples.intro-two':
    'We dwoje: wirtualny pionek V zajmuje kartę i po każdym waszym ruchu przechodzi o jedną kartę w przeciwną stronę. Znaczniki wirtualnego gracza V liczą się do celów, ale V nie może wygrać.',
  'temples.legend':
    'Kryształy: {crystals}; * dowolny kolor, ? dowolny kryształ. Runy są w nawiasach: [A]. (1) to pionek gracza 1, {goal} cel, ■ zakryte pole karty. W Sieci 4R to miejsce 4 z czerwonym kryształem, 4· puste miejsce.',
  'temples.legend-arc':
    'Na łuku P5 to fioletowy kryształ z wolnym polem za 5 punktów; P× jest skreślone, P#2 zajęte przez gracza 2. Y Y B3 P5 na lewym końcu znaczy więc: żółty, żółty, niebieski za 3 punkty albo z fioletowym jako czwartym za 5.',
  'temples.own-table':
    'Takie wartości oznacza {sign}. Mając grę pod ręką: npx athanor data temples > my.json, popraw my.json, potem npx athanor play temples --data my.json',
  'temples.round': 'Runda {n}',
  'temples.step-setup': 'przygotowanie',
  'temples.step-move': 'ruch i akcja',
  'temples.step-act': 'akcja',
  'temples.step-over': 'Koniec gry',
  'temples.supply': 'Zasoby',
  'temples.card': 'Karta',
  'temples.gives': 'Daje',
  'temples.rune': 'Run',
  'temples.open-rune': 'Odkryty',
  'temples.arc': 'Łuk klątw',
  'temples.wilderness': 'Dalej w kręgu',
  'temples.player': 'Gracz',
  'temples.points': 'Punkty',
  'temples.total': 'Razem',
  'temples.markers': 'Znaczniki',
  'temples.runes': 'Runy',
  'temples.powers': 'Moce',
  'temples.spells': 'Czary',
  'temples.actions': 'Karty',
  'temples.more-lines': 'Linie łączą też: {lines}.',
  'temples.spell-speed': 'Podczas ruchu: 1, 2, 3 … kroki więcej niż 3, koszt w kryształach: {costs}.',
  'temples.spell-swap':
    'Dwa kryształy w twojej Sieci zamieniają się miejscami; koszt: {n, plural, one {# inny kryształ} few {# inne kryształy} many {# innych kryształów} other {# innego kryształu}}.',
  'temples.spell-exchange':
    '{n, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}} za jeden dowolny; po obniżce {less}.',
  'temples.spell-payment':
    '{payment, select, any {Za czary płaci się dowolnymi kryształami.} other {Za czary płaci się tylko bezbarwnymi kryształami.}}',
  'temples.about-temple': 'Pobierz kryształ świątyni albo złam jedną z jej klątw.',
  'temples.about-direct': 'Pobierz pokazane kryształy.',
  'temples.about-upgrade':
    'Ulepszenie: zakryj bezbarwnymi kryształami najwyżej {most, plural, one {# wolne pole} few {# wolne pola} many {# wolnych pól} other {# wolnego pola}} i weź kryształy tych kolorów. Jeśli potem wolnych pól jest {free} lub mniej, karta jest opróżniana.',
  'temples.about-exchange':
    'Zamiana: jeśli chcesz, {pay, plural, one {# bezbarwny kryształ} few {# bezbarwne kryształy} many {# bezbarwnych kryształów} other {# bezbarwnego kryształu}} za {take, plural, one {# kryształ dowolnego koloru} few {# kryształy różnych kolorów} many {# kryształów różnych kolorów} other {# kryształu różnych kolorów}}.',
  'temples.resonance': 'Przy pobieraniu na {cards}:',
  'temples.resonates': 'Działa tu: {rune}',
  'temples.curse': '{end, select, left {lewy koniec} other {prawy koniec}}, poziom {level}',
  'temples.worth': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'tables.ok': '{file}: tabela jest w porządku.',
  'tables.same': 'To tabela wbudowana.',
  'tables.changed': 'Inne niż w tabeli wbudowanej: {records}.',
  'tables.sure': 'Żadna wartość nie jest oznaczona jako rekonstrukcja.',
  'tables.doubtful':
    'Wciąż oznaczone jako rekonstrukcja: {records}. Po porównaniu z grą ich "status" może mieć wartość "verified".',
  'tables.play': 'Gra z tą tabelą: {command}',
  'tables.more':
    '({n, plural, one {jeszcze # błąd} few {jeszcze # błędy} many {jeszcze # błędów} other {jeszcze # błędu}})',
}
