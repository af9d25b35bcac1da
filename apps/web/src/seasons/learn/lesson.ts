import { type Lesson, PUPIL, type Step } from '../../learn/lesson.ts'

const RIVAL = 1

/** The first winter: the die, room for cards, summoning. */
const WINTER: readonly Step[] = [
  { name: 'welcome' },
  { name: 'years', moves: 'any', times: 3 },
  { name: 'wheel' },
  { name: 'first-die', moves: ['die winter1.4'], others: ['die winter2.6'] },
  { name: 'summon', moves: ['summon amulet-of-air'] },
  { name: 'room', moves: ['summon die-of-malice'] },
  { name: 'first-end', moves: ['end'], others: ['transmute air', 'end', 'die winter5.4'] },
  { name: 'second-die', moves: ['die winter1.1'], others: ['transmute air', 'end'] },
  { name: 'activate', moves: ['activate die-of-malice'] },
  { name: 'familiar', moves: ['summon figrim-the-avaricious'] },
  { name: 'marker', moves: ['end'] },
  { name: 'worth', moves: ['die winter2.3'], others: ['die winter1.2'] },
  { name: 'carry-out', moves: ['go'] },
  { name: 'wait', moves: ['end'], others: ['end', 'die spring5.4'] },
]

/** Spring: the season has changed, and fire is worth most. */
const SPRING: readonly Step[] = [
  {
    name: 'transmute-die',
    moves: ['die spring2.2'],
    others: ['summon amulet-of-water', 'take earth', 'take earth', 'take fire', 'take air', 'end'],
  },
  { name: 'gather', moves: ['go'] },
  { name: 'transmute', moves: ['transmute fire'], times: 2 },
  { name: 'keep', moves: ['end'] },
]

/** Summer: a new card, and a bonus that is worth its price. */
const SUMMER: readonly Step[] = [
  { name: 'draw-die', moves: ['die summer3.3'], others: ['die summer2.5'] },
  { name: 'draw', moves: ['go'] },
  { name: 'keep-card', moves: ['keep amulet-of-water'] },
  { name: 'pay', moves: ['summon amulet-of-water'] },
  { name: 'take', moves: ['take air'], times: 4 },
  { name: 'bonus', moves: ['bonus transmute'] },
  { name: 'harvest', moves: ['transmute air from amulet'], times: 4 },
  { name: 'scoring' },
  { name: 'end' },
]

/** Two seasons and a half of a game of apprentices. */
export const lesson: Lesson = {
  players: 2,
  options: { level: 'apprentice', sets: '4 3', first: 1 },
  seed: 'lesson 135',
  opening: [
    [PUPIL, 'hand amulet-of-air'],
    [PUPIL, 'hand die-of-malice'],
    [PUPIL, 'hand figrim-the-avaricious'],
    [RIVAL, 'hand runic-cube-of-eolis'],
    [RIVAL, 'hand staff-of-spring'],
    [RIVAL, 'hand amulet-of-water'],
    [RIVAL, 'library naria-the-prophetess'],
    [RIVAL, 'library yjangs-forgotten-vase'],
    [RIVAL, 'library potion-of-dreams'],
  ],
  steps: [...WINTER, ...SPRING, ...SUMMER],
}
