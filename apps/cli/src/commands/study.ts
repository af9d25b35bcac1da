import { type Belief, type Insight, knownLore, learnInsight, masterlyLore } from '@athanor/bots'
import type { Io } from '../io.ts'
import { Mistake } from '../mistake.ts'
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

export interface StudyOptions extends TrainingOptions {
  readonly players: number
  readonly memory: number
  readonly units: number
  readonly rounds: number
  readonly hindsight: number
  readonly footing?: boolean
  readonly mixed?: boolean
}

/** Learns from self-play how the things that a mind looks at work together, for masters, generation after generation. */
export async function study(id: string, options: StudyOptions, io: Io): Promise<number> {
  const training = new Training(id, options, io)
  const { weights, insight } = masterlyLore(id)
  const fits = insight?.players === options.players
  if (!fits && options.out === undefined)
    throw new Mistake(
      `masters have no insight into ${id} with ${options.players} players yet: --out tells where to keep one`,
    )
  const place = placeFor(id, 'insight', options.out)
  const before = fits && !options.fresh ? insight : undefined
  let best: Belief = { weights, ...(before && { insight: before }) }
  let pupil = best
  let kept = false
  const experience: Generation[] = []
  for (let generation = 1; generation <= options.generations; generation++) {
    const straight = generation > 1 ? 'all' : options.mixed ? 'half' : 'none'
    experience.push(await training.gather(pupil, generation, straight))
    const learned = taught(id, options, remembered(experience, options.memory), generation)
    pupil = { weights, insight: { ...learned, origin: learned.origin + after(before) } }
    const rating = await training.compare(pupil, best, generation)
    const better = rating.share > rating.even
    if (better) {
      best = pupil
      kept = true
      keep(place, printed(best.insight!))
    }
    io.out(`generation ${generation}: ${percent(rating)} against the best so far, ${better ? 'kept' : 'dropped'}`)
  }
  if (!kept) io.out(`no generation has won: ${place} is not written`)
  return 0
}

/** What all games that are remembered teach. A pupil that loses errs in its own way, and its games show where. */
function taught(id: string, options: StudyOptions, games: Generation, generation: number): Insight {
  const { units, rounds, hindsight, seed, footing } = options
  const positions = games.reduce((sum, { length }) => sum + length, 0)
  if (positions === 0) throw new Mistake('no position was kept: more --games or more --positions are needed')
  const origin = `${commandFor(id, options)}: generation ${generation}, ${positions} positions`
  const schooling = {
    units,
    rounds,
    hindsight,
    seed: `${seed} ${generation}`,
    ...(footing && { footing: masterlyLore(id).weights }),
  }
  return { origin, ...learnInsight(knownLore(id).mind, games, schooling) }
}

/** The first games were played by those who had that insight. */
const after = (before: Insight | undefined): string => (before ? `, after ${before.origin}` : '')

/** The command that finds the same insight again and keeps it in the same place, whatever the defaults are by then. */
const commandFor = (id: string, options: StudyOptions): string =>
  [
    `athanor study ${id}`,
    ...(options.fresh ? ['--fresh'] : []),
    ...usualArguments(options),
    `--memory ${options.memory} --units ${options.units} --rounds ${options.rounds} --hindsight ${options.hindsight}`,
    ...(options.footing ? ['--footing'] : []),
    ...(options.mixed ? ['--mixed'] : []),
    ...lastArguments(options),
  ].join(' ')

/** A feature a line: what has no feature on it stays readable, and a change of one feature is a change of one line. */
function printed({ origin, players, features, units }: Insight): string {
  const line = ([name, value]: [string, unknown]): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`
  const block = (of: object): string =>
    `{\n${Object.entries(of)
      .map((one) => `    ${line(one)}`)
      .join(',\n')}\n  }`
  const lines = [line(['origin', origin]), line(['players', players]), `"features": ${block(features)}`]
  return `{\n  ${[...lines, `"units": ${block(units)}`].join(',\n  ')}\n}`
}
