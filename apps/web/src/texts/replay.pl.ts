import type { replayEn } from './replay.en.ts'

export const replayPl: { readonly [key in keyof typeof replayEn]: string } = {
  'replay.look-back': 'Obejrzyj powtórkę',
  'replay.back': 'Ruch wstecz',
  'replay.on': 'Ruch naprzód',
  'replay.turn-back': 'Tura wstecz',
  'replay.turn-on': 'Tura naprzód',
  'replay.at': 'Ruch {n} z {of}',
  'replay.eyes': 'Widziane przez',
  'replay.spectator': 'widza',
  'replay.play-on': 'Graj stąd dalej z botami',
  'replay.share': 'Kopiuj link do tej chwili',
  'replay.copied': 'Link skopiowany',
  'replay.download': 'Pobierz zapis',
  'replay.analyse': 'Kto i kiedy wygrywał?',
  'replay.analyse-about': 'Boty przemyślą każdą decyzję; to potrwa minutę lub dwie.',
  'replay.analysing': 'Boty myślą: {n} z {of} decyzji',
  'replay.chances': 'Szanse na wygraną w trakcie gry',
  'replay.moment': 'Ruch {n}, {who}: {before} → {after}',
}
