import { type Insight, knownLore, type Lore, learnInsight, masterlyLore } from '@athanor/bots'
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

export interface StudyOptions extends TrainingOptions {
  readonly players: number
  readonly memory: number
  readonly units: number
  readonly rounds: number
}

/** Learns from self-play how the things that a mind looks at work together, for masters, generation after generation. */
export async function study(id: string, options: StudyOptions, io: Io): Promise<number> {
  const training = new Training(id, options, io)
  const place = placeFor(id, 'insight', options.out)
  const { weights, insight } = masterlyLore(id)
  let best: Known = { weights, ...(!options.fresh && insight && { insight }) }
  let pupil = best
  let kept = false
  const experience: Generation[] = []
  for (let generation = 1; generation <= options.generations; generation++) {
    experience.push(await training.gather({ ...pupil, straight: pupil.insight !== undefined }, generation))
    pupil = { weights, insight: taught(id, options, remembered(experience, options.memory), generation) }
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

type Known = Omit<Lore, 'mind'>

/** What all games that are remembered teach. A pupil that loses errs in its own way, and its games show where. */
function taught(id: string, options: StudyOptions, games: Generation, generation: number): Insight {
  const { units, rounds, seed } = options
  const positions = games.flat()
  const origin = `${commandFor(id, options)}: generation ${generation}, ${positions.length} positions`
  return { origin, ...learnInsight(knownLore(id).mind, positions, { units, rounds, seed: `${seed} ${generation}` }) }
}

/** The command that finds the same insight again and keeps it in the same place, whatever the defaults are by then. */
const commandFor = (id: string, options: StudyOptions): string =>
  [
    `athanor study ${id}`,
    ...(options.fresh ? ['--fresh'] : []),
    ...usualArguments(options),
    `--memory ${options.memory} --units ${options.units} --rounds ${options.rounds}`,
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
