import type { KernelKey } from './index.ts'

export const ru: Record<KernelKey, string> = {
  seat: 'Игрок {n}',
  opponent: 'Соперник',
  'refused.illegal-move': 'Сейчас так пойти нельзя.',
  'refused.not-to-act': 'Сейчас решаете не вы.',
  'refused.game-over': 'Игра окончена.',
  'refused.nothing-to-undo': 'Отменять нечего: что-то уже открыто или ходил кто-то другой.',
  'refused.bad-players': 'Число игроков в этой игре: {sizes}; {players} не подходит.',
  'refused.unknown-option': 'Настройки «{option}» нет.',
  'refused.option-players':
    'Настройка «{option}» не для стола на {players, plural, one {# игрока} few {# игроков} many {# игроков} other {# игрока}}.',
  'refused.option-choice': '«{value}» не подходит для «{option}»; выберите из: {values}.',
  'refused.option-number': 'Для «{option}» нужно целое число от {min} до {max}, а не «{value}».',
  'refused.option-text':
    'Для «{option}» нужен текст не длиннее {length, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}.',
  'refused.unknown-game': 'Это запись игры «{game}», а не этой.',
  'refused.other-version': 'Запись сделана версией правил {version}; сейчас версия {now}.',
  'refused.record-not-json': 'Это не запись игры: файл обрезан или не в формате JSON.',
  'refused.record-not-a-record': 'Это не запись Athanor.',
  'refused.record-bad-check': 'Запись изменена или повреждена: контрольная сумма не сходится.',
  'refused.record-bad-moves': 'Ходы записи не читаются.',
  'refused.record-bad-move': 'Ход {number} записи не разрешён правилами.',
  'refused.record-bad-hash': 'Запись приводит не к тому концу, который в ней назван.',
  'refused.record-bad-line': 'Строка {line} записи не читается.',
  'refused.unfair-no-nonce': 'Ни один игрок не добавил число в зерно: стол выбрал его сам.',
  'refused.unfair-other-commitment': 'Обязательство в записи не то, которое было показано.',
  'refused.unfair-other-nonce': 'Вашего числа нет в записи.',
  'refused.unfair-unknown': 'В записи не сказано, как выбрано зерно.',
  'refused.unfair-commitment': 'Открытый секрет не тот, который стол обещал.',
  'refused.unfair-seed': 'Зерно получено не из секрета и чисел игроков.',
}
