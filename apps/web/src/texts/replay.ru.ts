import type { replayEn } from './replay.en.ts'

export const replayRu: { readonly [key in keyof typeof replayEn]: string } = {
  'replay.look-back': 'Посмотреть повтор',
  'replay.back': 'На ход назад',
  'replay.on': 'На ход вперёд',
  'replay.turn-back': 'На круг назад',
  'replay.turn-on': 'На круг вперёд',
  'replay.at': 'Ход {n} из {of}',
  'replay.eyes': 'Глазами',
  'replay.spectator': 'зрителя',
  'replay.play-on': 'Играть отсюда с ботами',
  'replay.share': 'Скопировать ссылку на этот момент',
  'replay.copied': 'Ссылка скопирована',
  'replay.download': 'Скачать запись',
  'replay.analyse': 'Кто и когда побеждал?',
  'replay.analyse-about': 'Боты обдумают каждое решение; это займёт минуту-другую.',
  'replay.analysing': 'Боты думают: {n} из {of} решений',
  'replay.chances': 'Шансы на победу по ходу игры',
  'replay.moment': 'Ход {n}, {who}: {before} → {after}',
}
