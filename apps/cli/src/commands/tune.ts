import { knownLore, learn, masterlyLore, type Weights } from '@athanor/bots'
import type { Io } from '../io.ts'
import {
  type Generation,
  keep,
  lastArguments,
  percent,
  placeFor,
  remembered,
  Training,
  type TrainingOptions,
  usualArguments,
} from '../training.ts'

export interface TuneOptions extends TrainingOptions {
  readonly hindsight: number
  readonly memory: number
  readonly master?: boolean
}

/** Learns from self-play how much the things are worth that a mind looks at, generation after generation. */
export async function tune(id: string, options: TuneOptions, io: Io): Promise<number> {
  const training = new Training(id, options, io)
  const place = placeFor(id, options.master ? 'wisdom' : 'weights', options.out)
  const { weights } = options.master ? masterlyLore(id) : knownLore(id)
  let best = options.fresh ? untaught(id) : weights
  const before = options.fresh ? undefined : best
  let pupil = best
  let kept = false
  const experience: Generation[] = []
  for (let generation = 1; generation <= options.generations; generation++) {
    experience.push(await training.gather({ weights: pupil }, generation))
    pupil = taught(id, options, remembered(experience, options.memory), generation, before)
    const rating = await training.compare({ weights: pupil }, { weights: best }, generation)
    const better = rating.share > rating.even
    if (better) {
      best = pupil
      kept = true
      keep(place, JSON.stringify(best, undefined, 2))
    }
    io.out(`generation ${generation}: ${percent(rating)} against the best so far, ${better ? 'kept' : 'dropped'}`)
  }
  if (!kept) io.out(`no generation has won: ${place} is not written`)
  const rating = await training.compare({ weights: best }, 'random', options.generations + 1)
  io.out(`in the end: ${percent(rating)} against random`)
  return 0
}

/** What somebody believes who has seen no game: the mind's own guess. */
function untaught(id: string): Weights {
  const { mind } = knownLore(id)
  return { origin: 'a guess', stages: [{ spread: 1, worth: mind.guess ?? {} }] }
}

/** What all games that are remembered teach. A pupil that loses errs in its own way, and its games show where. */
function taught(id: string, options: TuneOptions, games: Generation, generation: number, before?: Weights): Weights {
  const { mind } = knownLore(id)
  const stages = learn(mind, { games, hindsight: options.hindsight, ...(before && { before }) })
  const positions = games.reduce((sum, { length }) => sum + length, 0)
  const origin = `${commandFor(id, options)}: generation ${generation}, ${positions} positions${after(before)}`
  return { origin, stages }
}

/** Learning goes on from what was learned before. */
const after = (before: Weights | undefined): string => (before ? `, after ${before.origin}` : '')

/** The command that finds the same weights again and keeps them in the same place, whatever the defaults are by then. */
const commandFor = (id: string, options: TuneOptions): string =>
  [
    `athanor tune ${id}`,
    ...(options.fresh ? ['--fresh'] : []),
    ...(options.master ? ['--master'] : []),
    ...usualArguments(options),
    `--hindsight ${options.hindsight} --memory ${options.memory}`,
    ...lastArguments(options),
  ].join(' ')
