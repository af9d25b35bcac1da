import { decisive, type Judgement, loreOf, type Moment, momentsOf } from '@athanor/bots'
import { begin, encodeRecord, type GameRecord, type Language, replay } from '@athanor/kernel'
import { percent } from '../advice.ts'
import { crew, portions } from '../crew.ts'
import type { Game } from '../games.ts'
import type { Io } from '../io.ts'
import { labelled } from '../layout.ts'
import { WordedMistake } from '../mistake.ts'
import { moveNames } from '../move-names.ts'
import type { Paint } from '../paint.ts'
import { round } from '../quantiles.ts'
import { readRecord } from '../record-file.ts'
import { type Screen, screen } from '../screen.ts'
import { table } from '../table.ts'
import { words } from '../words.ts'

export interface AnalyseOptions {
  readonly lang: Language
  readonly iterations: number
  readonly seed: string
  readonly jobs?: number
  readonly json?: boolean
}

const SHARE = 8
const DECISIONS_WORTH_A_WORKER = 24

/** The chances of a finished game at every decision, and the moments that decided it. */
export async function analyse(file: string, options: AnalyseOptions, io: Io): Promise<number> {
  const { game, record } = readRecord(file)
  const { rules } = game
  if (!loreOf(rules.id)) throw new WordedMistake('mistake.no-bot', { game: rules.id })
  const standings = rules.standings(replay(rules, record))
  if (!standings && !record.ending) throw new WordedMistake('mistake.not-over', { file })

  const judgements = await judgeAll(encodeRecord(record), record.acts.length, options, io)
  const moments = momentsOf(judgements, standings, record.players)
  if (options.json) io.out(JSON.stringify(report(game, moments)))
  else {
    const show = screen(io, words(options.lang, rules.texts[options.lang], record.names))
    const said = saidIn(game, record, moments, options.lang, show.paint)
    io.out([...chanceTable(said, show), '', ...decided(decisive(said), show)].join('\n'))
  }
  return 0
}

async function judgeAll(record: string, decisions: number, options: AnalyseOptions, io: Io): Promise<Judgement[]> {
  const { iterations, seed } = options
  const shares = portions(decisions, SHARE).map(({ from, n }) => ({ record, iterations, seed, from, decisions: n }))
  const task = { pieces: decisions, what: 'decisions', worthAWorker: DECISIONS_WORTH_A_WORKER, jobs: options.jobs }
  return (await crew(io, 'judge', shares, task)).flat()
}

/** A difference between two chances is worth a word from here on. */
const WORTH_A_WORD = 0.03

type Verdict = 'missed' | 'lucky' | 'unlucky' | 'looked' | 'luck' | 'seen'

/**
 * What a moment teaches: that there was a better move, and whether luck made up for it or came on top; or that there was
 * none. Without luck a move was worth what it led to, whatever was thought of it before.
 */
export function verdictOf(moment: Moment): Verdict | undefined {
  const { seat, move, played, best, lost, luck, after, swing } = moment
  if (played === undefined && move !== best.move) return undefined
  if (played === undefined || lost < WORTH_A_WORD) {
    if (swing < WORTH_A_WORD) return undefined
    return luck ? 'luck' : 'seen'
  }
  const found = after[seat]!
  if (!luck) return played + lost - found < WORTH_A_WORD ? 'looked' : 'missed'
  if (Math.abs(found - played) < WORTH_A_WORD) return 'missed'
  return found > played ? 'lucky' : 'unlucky'
}

/** The verdicts that name a better move and what it would have brought. */
const MISSED: readonly (Verdict | undefined)[] = ['missed', 'lucky', 'unlucky']

/** A moment with its move and the best one in words. */
interface SaidMoment extends Moment {
  readonly said: string
  readonly saidBest: string
}

/** Plays the record once more: moves are worded by the decisions that they answer. */
function saidIn(
  game: Game,
  record: GameRecord,
  moments: readonly Moment[],
  lang: Language,
  paint: Paint,
): SaidMoment[] {
  const { rules } = game
  const names = moveNames(game, lang, record.names, paint)
  const state = begin(rules, record.players, record.options, record.seed)
  return moments.map((moment) => {
    const { seat, move, best } = moment
    const { answers } = rules.decision(state, seat)
    rules.apply(state, seat, move)
    return { ...moment, said: names(answers, move), saidBest: names(answers, best.move) }
  })
}

function chanceTable(moments: readonly SaidMoment[], { words, nameOf, width }: Screen): string[] {
  const seats = moments[0]?.chances.map((_, seat) => nameOf(seat)) ?? []
  const rows = moments.map((moment) => [
    String(moment.number),
    nameOf(moment.seat),
    moment.said,
    ...moment.chances.map(percent),
    MISSED.includes(verdictOf(moment)) ? words.ui('analyse.instead', better(moment)) : '',
  ])
  const head = ['#', words.ui('analyse.who'), words.ui('analyse.move'), ...seats, words.ui('analyse.better')]
  return table(head, rows, ['right', 'left', 'left', ...seats.map(() => 'right' as const), 'left'], width)
}

function decided(moments: readonly SaidMoment[], show: Screen): string[] {
  const { words, nameOf, width } = show
  const lines = moments.map((moment) => {
    const shown = (chances: readonly number[]): string => chances.map(percent).join(' : ')
    const args = {
      n: moment.number,
      who: nameOf(moment.seat),
      move: moment.said,
      before: shown(moment.chances),
      after: shown(moment.after),
    }
    const verdict = verdictOf(moment)
    const lesson = verdict && words.ui(`analyse.${verdict}`, better(moment))
    return [words.ui('analyse.moment', args), ...(lesson ? [lesson] : [])].join(' ')
  })
  return [words.ui('analyse.moments'), ...lines.flatMap((line) => labelled('· ', line, width))]
}

/** The best move, and what it would have been instead of. */
function better({ seat, saidBest, best, played, luck, after }: SaidMoment): { readonly [name: string]: string } {
  const worth = luck ? played : after[seat]
  return { move: saidBest, chance: percent(best.chance ?? 0), played: percent(worth ?? 0) }
}

function report({ rules }: Game, moments: readonly Moment[]) {
  const shares = (chances: readonly number[]): number[] => chances.map((chance) => round(chance, 4))
  return {
    game: rules.id,
    decisions: moments.map(({ number, seat, move, chances, played, best, luck, swing }) => ({
      number,
      seat,
      move: rules.notation.format(move),
      chances: shares(chances),
      swing: round(swing, 4),
      luck,
      ...(played !== undefined && { played: round(played, 4) }),
      best: {
        move: rules.notation.format(best.move),
        ...(best.chance !== undefined && { chance: round(best.chance, 4) }),
      },
    })),
    moments: decisive(moments).map(({ number }) => number),
  }
}
