import type { en } from './en.ts'

export const ru: { readonly [key in keyof typeof en]: string } = {
  'temples.status':
    'Раунд {n} · {who}: {step, select, setup {подготовка} move {движение} act {действие} other {}}{ending, select, yes { · последний раунд} other {}}',
  'temples.over': 'Проклятия сочтены',

  'temples.who': '{who}',
  'temples.you': 'Вы',
  'temples.virtual': 'Виртуальный игрок',
  'temples.gives': 'Даёт: {crystals}.',
  'temples.upgrade':
    'Накройте свободные гнёзда бесцветными кристаллами и возьмите кристаллы их цветов. Свободны: {crystals}.',
  'temples.exchange':
    '{pay, plural, one {# бесцветный кристалл} few {# бесцветных кристалла} many {# бесцветных кристаллов} other {# бесцветного кристалла}} на {take, plural, one {# цветной} few {# разных цветов} many {# разных цветов} other {# разных цветов}}.',
  'temples.tablet': 'Здесь резонирует: {rune}.',
  'temples.resonates': '{rune}: ваша здесь резонирует.',
  'temples.steps': '{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'temples.speed-to':
    '{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}: чары скорости за {cost, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}',
  'temples.too-far': 'Слишком далеко',
  'temples.stands': '{mine, select, yes {Вы стоите здесь.} other {Здесь стоит {who}.}}',
  'temples.is-goal': 'Цель этой партии.',
  'temples.open-rune':
    'Открытая руна: {rune} ({n, plural, one {последняя} few {в стопке #} many {в стопке #} other {в стопке #}}).',
  'temples.no-rune': 'Рун больше нет.',
  'temples.curse': '{temple}, {end, select, left {левый конец} other {правый конец}}, уровень {level}: {crystals}',
  'temples.curse-short': '{temple}, {end, select, left {левый конец} other {правый конец}}, уровень {level}',
  'temples.free': '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, ещё свободно',
  'temples.broken-by': 'снято: {who}',
  'temples.crossed-out': 'в этой партии зачёркнуто',
  'temples.slot': 'Гнездо {crystal}{covered, select, yes { (накрыто)} other {}}, {card}',
  'temples.space': 'Ячейка {n}: {what}',
  'temples.empty': 'пусто',
  'temples.fast': 'Идти туда с чарами скорости',

  'temples.supply': 'Запас',
  'temples.goals': 'Цели',
  'temples.goal-runes': 'Руны',
  'temples.goal-total': 'Все очки сейчас',
  'temples.goal-cell':
    '{markers, plural, =0 {без жетонов} one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}: {n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}',
  'temples.goal-worth': 'Больше всего жетонов: {first}, второе место: {second}. Разные руны: {runes}.',
  'temples.chains': 'Какая цепочка?',
  'temples.chain': 'Цепочка {chain}',
  'temples.chain-raised': 'Цепочка {chain}, выше на {n}',
  'temples.clear': 'Выбрать заново',

  'temples.my-grid': 'Моя Кристальная сеть',
  'temples.grid-of': 'Кристальная сеть: {who}',
  'temples.to-place': 'Разместить',
  'temples.kind': 'Разместить: {crystal}',
  'temples.score':
    '{n, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, если бы игра закончилась сейчас',
  'temples.markers':
    '{n, plural, one {Остался # жетон} few {Осталось # жетона} many {Осталось # жетонов} other {Осталось # жетона}}',
  'temples.runes-of': 'Руны, {who}: {runes}',
  'temples.no-runes': 'пока без рун',
  'temples.inherited': '{rune} (не считается)',
  'temples.reserve': 'Резерв: {n, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}',
  'temples.spells': 'Чары',
  'temples.swap-first': 'Теперь два кристалла, которые поменяются местами.',
  'temples.swap-second': 'И второй.',
  'temples.near': 'Ближайшее проклятие: {curse}',
  'temples.near-missing': 'не хватает: {what}',
  'temples.near-ready': 'ваша цепочка готова',
  'temples.near-none': 'Для вас проклятий не осталось.',
  'temples.on-space': '{crystal} на {space}',

  'temples.spell-speed': 'Во время движения: на 1, 2 или 3 шага дальше за {costs} кристаллов. Выберите карту с ценой.',
  'temples.spell-swap':
    'Два кристалла вашей сети меняются местами за {n, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}.',
  'temples.spell-exchange':
    'Любой кристалл за {n, plural, one {# кристалл} few {# кристалла} many {# кристаллов} other {# кристалла}}{less, select, no {} other { (с нужной руной за {less})}}.',
  'temples.spell-payment':
    '{payment, select, any {За чары платят любыми кристаллами.} other {За чары платят только бесцветными кристаллами.}}',

  'temples.note': 'Значения частично восстановлены',
  'temples.note-own': 'Исправленная таблица значений',
  'temples.note-title': 'Откуда значения карт',
  'temples.note-about':
    'Нам известно не всё, что напечатано на картах. Чего узнать не удалось, мы бережно восстановили; в описаниях это отмечено знаком ~.',
  'temples.note-how':
    'У вас есть эта игра? Поправьте значения: сохраните таблицу, сравните её со своими картами, измените то, что отличается, и загрузите здесь. С ней пойдут партии, которые вы откроете на этом устройстве, с ботами и с людьми; за столом с людьми это настройка «{option}», её видят все.',
  'temples.note-this':
    '{own, select, yes {Эта партия идёт с исправленной таблицей.} other {Эта партия идёт со встроенными значениями.}}',
  'temples.note-records': 'Под вопросом: {records}.',
  'temples.table-save': 'Сохранить таблицу',
  'temples.table-load': 'Загрузить мою таблицу',
  'temples.table-forget': 'Вернуть встроенные значения',
  'temples.table-kept': 'Таблица в порядке. С ней пойдут партии, которые вы откроете на этом устройстве.',
  'temples.table-faults': '{n, plural, one {# ошибка} few {# ошибки} many {# ошибок} other {# ошибки}} в этом файле:',

  'temples.rulings': 'Подробности',
  'temples.about-temple': 'Возьмите кристалл храма или снимите одно из его проклятий.',
  'temples.about-curses': 'Проклятия читаются внутрь с обоих концов дуги:',
  'temples.about-direct': 'Возьмите показанные кристаллы.',
  'temples.about-upgrade':
    'Положите до двух бесцветных кристаллов на свободные гнёзда и возьмите по кристаллу цвета каждого из них. Когда свободны лишь два гнезда, карта очищается.',
  'temples.about-exchange':
    'По желанию верните бесцветные кристаллы ({pay}) и возьмите кристаллы разных цветов ({take}).',
  'temples.about-crystal':
    'В запасе: {n}. Проклятие — это цепочка цветных кристаллов, соединённых линиями, в порядке дуги.',
  'temples.about-rune': 'Резонирует здесь: {cards}. Всего таких рун: {n}.',

  'temples.d-table': 'Стол',
  'temples.d-ring': 'Круг по часовой стрелке',
  'temples.d-turn': 'Раунд {n}. Ход: {who}.',
  'temples.d-crystals': 'Кристаллы: {what}.',
  'temples.d-no-crystals': 'Кристаллов нет.',
  'temples.d-runes': 'Руны: {what}.',
  'temples.d-pawn': 'Стоит здесь: {card}.',
  'temples.d-no-pawn': 'Ещё не в круге.',
  'temples.d-score':
    '{points, plural, one {# очко} few {# очка} many {# очков} other {# очка}} на шкале, с целями {score}.',
  'temples.d-power': 'Сила: {power}.',
  'temples.d-goal': '{goal}: {who}.',
  'temples.d-goal-one': '{who} {n}',
  'temples.d-virtual': 'Виртуальная фишка стоит здесь: {card}.',

  'temples.c-score': 'Очки {from} → {to}',
  'temples.c-crystals': '{sign}{n} {crystal}',
  'temples.c-rune': 'новая: {rune}',
  'temples.c-marker':
    '{n, plural, one {снято # проклятие} few {снято # проклятия} many {снято # проклятий} other {снято # проклятия}}',
  'temples.c-place': 'теперь: {card}',
}
