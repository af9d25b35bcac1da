import type { en } from './en.ts'

export const pl: { readonly [key in keyof typeof en]: string } = {
  'temples.status':
    'Runda {n} · {who}: {step, select, setup {przygotowania} move {ruch} act {akcja} other {}}{ending, select, yes { · ostatnia runda} other {}}',
  'temples.over': 'Klątwy policzone',

  'temples.who': '{who}',
  'temples.you': 'Ty',
  'temples.virtual': 'Wirtualny Gracz',
  'temples.gives': 'Daje: {crystals}.',
  'temples.upgrade': 'Zakryj wolne pola bezbarwnymi kryształami i weź kryształy w ich kolorach. Wolne: {crystals}.',
  'temples.exchange':
    '{pay, plural, one {# bezbarwny kryształ} few {# bezbarwne kryształy} many {# bezbarwnych kryształów} other {# bezbarwnego kryształu}} za {take, plural, one {# kolorowy} few {# w różnych kolorach} many {# w różnych kolorach} other {# w różnych kolorach}}.',
  'temples.tablet': 'Rezonuje tu: {rune}.',
  'temples.resonates': '{rune}: twój tu rezonuje.',
  'temples.steps': '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}',
  'temples.speed-to':
    '{n, plural, one {# krok} few {# kroki} many {# kroków} other {# kroku}}: czar szybkości za {cost, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}}',
  'temples.too-far': 'Za daleko',
  'temples.stands': '{mine, select, yes {Tu stoisz.} other {Stoi tu {who}.}}',
  'temples.is-goal': 'Cel w tej grze.',
  'temples.open-rune':
    'Odkryty run: {rune} ({n, plural, one {ostatni} few {# w stosie} many {# w stosie} other {# w stosie}}).',
  'temples.no-rune': 'Nie ma już runów.',
  'temples.curse': '{temple}, {end, select, left {lewy koniec} other {prawy koniec}}, poziom {level}: {crystals}',
  'temples.curse-short': '{temple}, {end, select, left {lewy koniec} other {prawy koniec}}, poziom {level}',
  'temples.free': '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, jeszcze do złamania',
  'temples.broken-by': 'złamana: {who}',
  'temples.crossed-out': 'przekreślona w tej grze',
  'temples.slot': 'Pole {crystal}{covered, select, yes { (zakryte)} other {}}, {card}',
  'temples.space': 'Miejsce {n}: {what}',
  'temples.empty': 'puste',
  'temples.fast': 'Idź tam dzięki czarowi szybkości',

  'temples.supply': 'Zasoby',
  'temples.goals': 'Cele',
  'temples.goal-runes': 'Runy',
  'temples.goal-total': 'Wszystkie punkty teraz',
  'temples.goal-cell':
    '{markers, plural, =0 {bez znaczników} one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}}: {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'temples.goal-worth': 'Najwięcej znaczników: {first}, drugie miejsce: {second}. Różne runy: {runes}.',
  'temples.chains': 'Który łańcuch?',
  'temples.chain': 'Łańcuch {chain}',
  'temples.chain-raised': 'Łańcuch {chain}, wyżej o {n}',
  'temples.clear': 'Wybierz od nowa',

  'temples.my-grid': 'Moja Kryształowa Sieć',
  'temples.grid-of': 'Kryształowa Sieć: {who}',
  'temples.to-place': 'Do ułożenia',
  'temples.kind': 'Ułóż: {crystal}',
  'temples.score':
    '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby gra skończyła się teraz',
  'temples.markers':
    '{n, plural, one {Został # znacznik} few {Zostały # znaczniki} many {Zostało # znaczników} other {Zostało # znacznika}}',
  'temples.runes-of': 'Runy, {who}: {runes}',
  'temples.no-runes': 'jeszcze bez runów',
  'temples.inherited': '{rune} (nie liczy się)',
  'temples.reserve': 'Rezerwa: {n, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}}',
  'temples.spells': 'Czary',
  'temples.swap-first': 'Teraz dwa kryształy, które zamienią się miejscami.',
  'temples.swap-second': 'I ten drugi.',
  'temples.near': 'Najbliższa klątwa: {curse}',
  'temples.near-missing': 'brakuje: {what}',
  'temples.near-ready': 'twój łańcuch jest gotowy',
  'temples.near-none': 'Nie ma już klątwy dla ciebie.',
  'temples.on-space': '{crystal} na {space}',

  'temples.spell-speed': 'W czasie ruchu: 1, 2 lub 3 kroki więcej za {costs} kryształów. Wybierz kartę z ceną.',
  'temples.spell-swap':
    'Dwa kryształy twojej sieci zamieniają się miejscami za {n, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}}.',
  'temples.spell-exchange':
    'Dowolny kryształ za {n, plural, one {# kryształ} few {# kryształy} many {# kryształów} other {# kryształu}}{less, select, no {} other { (z właściwym runem za {less})}}.',
  'temples.spell-payment':
    '{payment, select, any {Za czary płaci się dowolnymi kryształami.} other {Za czary płaci się tylko bezbarwnymi kryształami.}}',

  'temples.note': 'Wartości po części odtworzone',
  'temples.note-own': 'Poprawiona tabela wartości',
  'temples.note-title': 'Skąd są wartości kart',
  'temples.note-about':
    'Nie znamy wszystkiego, co wydrukowano na kartach. Czego nie udało się ustalić, to starannie odtworzyliśmy; w opisach oznacza to znak ~.',
  'temples.note-how':
    'Masz tę grę? Możesz poprawić wartości: zapisz tabelę, porównaj ją ze swoimi kartami, zmień, co się różni, i wczytaj tutaj. Odtąd używają jej gry, które otworzysz na tym urządzeniu, z botami i z innymi; przy stole z ludźmi to opcja „{option}”, widoczna dla wszystkich.',
  'temples.note-this':
    '{own, select, yes {Ta gra używa poprawionej tabeli.} other {Ta gra używa wbudowanych wartości.}}',
  'temples.note-records': 'Niepewne: {records}.',
  'temples.table-save': 'Zapisz tabelę',
  'temples.table-load': 'Wczytaj moją tabelę',
  'temples.table-forget': 'Wróć do wbudowanych wartości',
  'temples.table-kept': 'Tabela jest poprawna. Będą jej używać gry, które otworzysz na tym urządzeniu.',
  'temples.table-faults': '{n, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}} w tym pliku:',

  'temples.rulings': 'Szczegóły',
  'temples.about-temple': 'Weź kryształ świątyni albo złam jedną z jej klątw.',
  'temples.about-curses': 'Klątwy, czytane do środka od obu końców łuku:',
  'temples.about-direct': 'Weź pokazane kryształy.',
  'temples.about-upgrade':
    'Połóż do dwóch bezbarwnych kryształów na wolnych polach i weź po krysztale w kolorze każdego z nich. Gdy zostają tylko dwa wolne pola, karta się opróżnia.',
  'temples.about-exchange':
    'Jeśli chcesz, oddaj bezbarwne kryształy ({pay}) i weź kryształy w różnych kolorach ({take}).',
  'temples.about-crystal':
    'W zasobach: {n}. Klątwa to łańcuch kolorowych kryształów połączonych liniami, w kolejności łuku.',
  'temples.about-rune': 'Rezonuje tu: {cards}. Jest ich {n}.',

  'temples.d-table': 'Stół',
  'temples.d-ring': 'Krąg, zgodnie z ruchem wskazówek',
  'temples.d-turn': 'Runda {n}. Tura: {who}.',
  'temples.d-crystals': 'Kryształy: {what}.',
  'temples.d-no-crystals': 'Bez kryształów.',
  'temples.d-runes': 'Runy: {what}.',
  'temples.d-pawn': 'Stoi tu: {card}.',
  'temples.d-no-pawn': 'Jeszcze poza kręgiem.',
  'temples.d-score':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} na torze, z celami {score}.',
  'temples.d-power': 'Moc: {power}.',
  'temples.d-goal': '{goal}: {who}.',
  'temples.d-goal-one': '{who} {n}',
  'temples.d-virtual': 'Wirtualny pionek stoi tu: {card}.',

  'temples.c-score': 'Punkty {from} → {to}',
  'temples.c-crystals': '{sign}{n} {crystal}',
  'temples.c-rune': 'nowy: {rune}',
  'temples.c-marker':
    '{n, plural, one {złamana klątwa} few {# złamane klątwy} many {# złamanych klątw} other {# złamanej klątwy}}',
  'temples.c-place': 'teraz: {card}',
}
