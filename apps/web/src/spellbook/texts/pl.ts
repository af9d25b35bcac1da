import type { en } from './en.ts'

export const pl: { readonly [key in keyof typeof en]: string } = {
  altar: 'Ołtarz',
  'altar.empty': 'Ołtarz jest pusty',
  pouch: 'Woreczek',
  box: 'Pudełko',
  'supply.pouch': 'Woreczek: {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} do losowania',
  'supply.box':
    'Pudełko: {n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} poza grą, aż woreczek będzie pusty',
  pool: 'Pula',
  'pool.of': 'Pula {n} z {all}',
  'pool.mine': 'Twoja pula',
  familiar: 'Chowaniec',
  'familiar.of': 'Chowaniec {n} z {all}',
  'familiar.mine': 'Twój chowaniec',
  'familiar.next': 'następny da {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'familiar.full': 'pełny',
  grimoire: 'Księga zaklęć',
  points: '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'points.short': 'pkt',
  you: 'Ty',
  name: '{who}',
  'first-player': 'zaczyna każdą rundę',
  'to-act': 'teraz decyduje',
  'day.of': 'Dzień {day} · {who} · {phase}',
  'day.over': 'Koniec gry po {day, plural, one {# dniu} few {# dniach} many {# dniach} other {# dnia}}',
  ending: 'ostatnia runda',
  day: 'Dzień',
  'phase.about.morning': 'Poranek: weź 1 żeton z ołtarza albo losuj 2, albo użyj porannego zaklęcia.',
  'phase.about.midday': 'Południe: zmagazynuj 1 żeton z puli albo użyj południowego zaklęcia.',
  'phase.about.evening': 'Wieczór: poznaj 1 zaklęcie albo użyj wieczornego, które już znasz.',
  'phase.about.altar':
    'Ołtarz: uzupełnia się do 5, a jeśli jest pełny, dochodzi 1; przy 10 jest opróżniany i przybywa 5 nowych.',
  'phase.about.altar-solo':
    'Ołtarz: przeciwnik dostaje wybrany przez ciebie żeton, potem ołtarz uzupełnia się do 7; pole z księżycem najpierw go opróżnia.',
  'wild.three-different-runes':
    'Trójka zastępcza: trzy żetony innych kolorów, każdy z inną runą, liczą się jak jeden właściwego koloru.',
  'wild.same-rune':
    'Trójka zastępcza: trzy żetony innych kolorów z tą samą runą liczą się jak jeden właściwego koloru.',
  'learn.title': 'Poznaj: {spell}, poziom {level}',
  'learn.ways':
    '{n, plural, one {# sposób zapłaty} few {# sposoby zapłaty, od najtańszego} many {# sposobów zapłaty, od najtańszego} other {# sposobu zapłaty}}',
  'learn.tokens': '{n, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'learn.left':
    '{n, plural, one {zostaje # żeton} few {zostają # żetony} many {zostaje # żetonów} other {zostaje # żetonu}}',
  'learn.cheapest': 'najtaniej',
  'learn.price':
    '{n, plural, =1 {Płacisz} one {Najtańszy z # sposobów:} few {Najtańszy z # sposobów:} many {Najtańszy z # sposobów:} other {Najtańszy z # sposobu:}}',
  'learn.marker': 'Który żeton zostaje na karcie?',
  'learn.marker-rune': 'Jego runa jest ważna: karta działa według niej.',
  'learn.pay': 'Zapłać',
  'learn.with': 'Zapłać; na karcie: {token}',
  'learn.byhand': 'Wybieraj żeton po żetonie',
  'copy.from': 'Skopiuj ({who}): {effect}',
  rival: 'Przeciwnik',
  'rival.board': 'Plansza {n} z {all}',
  'rival.pool': 'Pula {n}',
  'rival.clears': 'Gdy to pole się zapełni, ołtarz zostaje opróżniony',
  'rulings.title': 'Wyjaśnienia',
  'gain.points': '{n, plural, one {+# punkt} few {+# punkty} many {+# punktów} other {+# punktu}}',
  'loss.points': '{n, plural, one {−# punkt} few {−# punkty} many {−# punktów} other {−# punktu}}',
  'gain.tokens': 'przybywa: {tokens}',
  'loss.tokens': 'ubywa: {tokens}',
  'gain.familiar': 'chowaniec {before} → {after}',
  'gain.spell': '{spell} {level}',
  'say.pool': 'Pula ({n} z {all}): {tokens}.',
  'say.familiar':
    'Chowaniec ({n} z {all}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}): {tokens}.',
  'say.learned': '{spell}: poziom {level}, runa: {rune}.',
  'say.score':
    '{n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby gra skończyła się teraz.',
  'say.none': 'brak',
  'say.altar': 'Na ołtarzu: {tokens}.',
  'say.board':
    'Plansza ({n} z {all}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}): {tokens}.',
  'say.level':
    'Poziom {level}, {when}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: {effect}',
}
