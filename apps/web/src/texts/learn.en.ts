/** Learning a game. */
export const learnEn = {
  learn: 'Learn',
  'learn.of': 'Learn {game}',
  'learn.lesson': 'First lesson',
  'learn.about': 'A first game with a coach at your side: real moves, a few minutes, nothing can go wrong.',
  'learn.coach': 'Your coach',
  'learn.watch': 'Watch what the others do.',
  'learn.progress': 'Step {n} of {of}',
  'learn.next': 'Go on',
  'learn.play-on': 'Play on against a novice',
  'learn.again': 'The lesson again',
  rules: 'Rules',
  'rules.of': 'Rules of {game}',
  'rules.about': 'Everything you need at the table, in our own words.',
  'rules.contents': 'Chapters',
  'rules.cards': 'Look up the cards',
  reference: 'Reference',
} as const
