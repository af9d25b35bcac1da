import type { en } from './en.ts'

export const ru: { readonly [key in keyof typeof en]: string } = {
  altar: 'Алтарь',
  'altar.empty': 'Алтарь пуст',
  pouch: 'Мешочек',
  box: 'Коробка',
  'supply.pouch': 'Мешочек: можно вытянуть {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'supply.box':
    'Коробка: {n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} вне игры, пока мешочек не опустеет',
  pool: 'Пул',
  'pool.of': 'Пул: {n} из {all}',
  'pool.mine': 'Ваш пул',
  familiar: 'Фамильяр',
  'familiar.of': 'Фамильяр: {n} из {all}',
  'familiar.mine': 'Ваш фамильяр',
  'familiar.next': 'со следующим будет {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'familiar.full': 'заполнен',
  grimoire: 'Книга заклинаний',
  points: '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'points.short': 'оч.',
  you: 'Вы',
  name: '{who}',
  'first-player': 'начинает каждый раунд',
  'to-act': 'сейчас решает',
  'day.of': 'День {day} · {who} · {phase}',
  'day.over':
    'Игра окончена, {day, plural, one {прошёл # день} few {прошло # дня} many {прошло # дней} other {прошло # дня}}',
  ending: 'последний раунд',
  day: 'День',
  'phase.about.morning': 'Утро: возьмите 1 жетон с алтаря или вытяните 2, или примените утреннее заклинание.',
  'phase.about.midday': 'Полдень: сохраните 1 жетон из пула или примените полуденное заклинание.',
  'phase.about.evening': 'Вечер: изучите 1 заклинание или примените вечернее, изученное раньше.',
  'phase.about.altar':
    'Алтарь: пополняется до 5, иначе добавляется 1 жетон; если их 10, он очищается и появляются 5 новых.',
  'phase.about.altar-solo':
    'Алтарь: соперник получает жетон по вашему выбору, затем алтарь пополняется до 7; клетка с луной сначала очищает его.',
  'wild.three-different-runes':
    'Тройка-замена: три жетона других цветов со всеми тремя рунами считаются за один нужного цвета.',
  'wild.same-rune': 'Тройка-замена: три жетона других цветов с одной и той же руной считаются за один нужного цвета.',
  'learn.title': 'Изучить: {spell}, уровень {level}',
  'learn.ways':
    '{n, plural, =1 {# способ оплаты} one {# способ оплаты, сначала самый дешёвый} few {# способа оплаты, сначала самый дешёвый} many {# способов оплаты, сначала самый дешёвый} other {# способа оплаты}}',
  'learn.tokens': '{n, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'learn.left':
    '{n, plural, one {останется # жетон} few {останется # жетона} many {останется # жетонов} other {останется # жетона}}',
  'learn.cheapest': 'дешевле всего',
  'learn.price':
    '{n, plural, =1 {Плата:} one {Самый дешёвый из # способа:} few {Самый дешёвый из # способов:} many {Самый дешёвый из # способов:} other {Самый дешёвый из # способа:}}',
  'learn.marker': 'Какой жетон останется на карте?',
  'learn.marker-rune': 'Его руна важна: карта работает по ней.',
  'learn.pay': 'Заплатить',
  'learn.with': 'Заплатить; на карте: {token}',
  'learn.byhand': 'Выбирать жетон за жетоном',
  'copy.from': 'Скопировать ({who}): {effect}',
  rival: 'Соперник',
  'rival.board': 'Поле: {n} из {all}',
  'rival.pool': 'Пул: {n}',
  'rival.clears': 'Когда эта клетка заполнится, алтарь очищается',
  'rulings.title': 'Разъяснения',
  'gain.points': '{n, plural, one {+# очко} few {+# очка} many {+# очков} other {+# очка}}',
  'loss.points': '{n, plural, one {−# очко} few {−# очка} many {−# очков} other {−# очка}}',
  'gain.tokens': 'приход: {tokens}',
  'loss.tokens': 'расход: {tokens}',
  'gain.familiar': 'фамильяр {before} → {after}',
  'gain.spell': '{spell} {level}',
  'say.pool': 'Пул ({n} из {all}): {tokens}.',
  'say.familiar':
    'Фамильяр ({n} из {all}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}): {tokens}.',
  'say.learned': '{spell}: уровень {level}, руна: {rune}.',
  'say.score': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если бы игра закончилась сейчас.',
  'say.none': 'ничего',
  'say.altar': 'На алтаре: {tokens}.',
  'say.board':
    'Поле ({n} из {all}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}): {tokens}.',
  'say.level':
    'Уровень {level}, {when}, {points, plural, one {# очко} few {# очка} many {# очков} other {# очка}}: {effect}',
}
