import { equalData as same } from '../json.ts'
import { Match } from '../match.ts'
import { MOVE_LIMIT, type Move } from '../move.ts'
import { formatRecord, parseRecord } from '../notation.ts'
import { type Options, readOptions } from '../options.ts'
import { LANGUAGES, type Phrase, type Speaker, speaker } from '../phrase.ts'
import { chooseSeat } from '../playout.ts'
import { type Act, decodeRecord, encodeRecord, replay } from '../record.ts'
import { Refusal } from '../refusal.ts'
import { below, type Rng, rngFrom } from '../rng.ts'
import { type GameEvent, type GameState, mayKnow, type Rules, type Standing } from '../rules.ts'
import { isIn, type Seat, SPECTATOR, seatsIn, type Viewer } from '../seat.ts'
import { equalStates, hashOf, restore, serialise } from '../state.ts'
import { kernelTexts } from '../texts/index.ts'

/** Leads games somewhere: chooses the moves, which have equal chances otherwise, and hears what they bring about. */
export interface Steering<E extends GameEvent> {
  choose(moves: readonly Move[], rng: Rng): Move
  hear(event: E): void
}

/** What to play. Game `i` of a run has its own seed, so that it can be played again alone. */
export interface ConformanceRun<E extends GameEvent = GameEvent> {
  readonly games: number
  readonly seed: string
  /** Table sizes to go through; all by default. */
  readonly players?: readonly number[]
  /** Option sets to go through; the defaults only, if none are given. Sets that a table size refuses are passed over. */
  readonly options?: readonly Options[]
  /** The number of the first game; the others follow. */
  readonly from?: number
  /**
   * Examine every n-th decision in full, beginning with another one in each game; at the others only the invariants are
   * looked at. 1 by default. For very long runs.
   */
  readonly every?: number
  readonly steering?: Steering<E>
  /** Stop after so many failures. */
  readonly mostFailures?: number
  readonly onGame?: (game: number) => void
}

/** A game that did not conform. */
export interface ConformanceFailure {
  readonly message: string
  /** Repeats just this game. */
  readonly command: string
}

/** How a run ended. */
export interface ConformanceReport {
  /** Games played; those whose options a table size refuses are only counted in `passedOver`. */
  readonly games: number
  readonly passedOver: number
  readonly decisions: number
  readonly failures: readonly ConformanceFailure[]
}

/** A game that takes longer than this does not end. */
const MOST_DECISIONS = 20_000

/**
 * Plays random games and checks after every move what must hold for any game. No test framework is needed: a test,
 * the command line and a bug hunter all call this.
 */
export function conform<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  run: ConformanceRun<E>,
): ConformanceReport {
  const sizes = run.players ?? rules.players
  const optionSets = run.options ?? [{}]
  const failures: ConformanceFailure[] = []
  const from = run.from ?? 0
  let decisions = 0
  let played = 0
  let passedOver = 0
  for (let game = from; game < from + run.games; game++) {
    const players = sizes[game % sizes.length]!
    const options = optionSets[Math.floor(game / sizes.length) % optionSets.length]!
    const seed = `${run.seed}/${game}`
    try {
      if (refuses(rules, players, options)) {
        passedOver++
        continue
      }
      played++
      decisions += new Examination(rules, players, options, seed, run.steering).play(run.every ?? 1, game)
    } catch (error) {
      const chosen = Object.entries(options).map(([name, value]) => ` --option "${name}=${value}"`)
      failures.push({
        message: error instanceof Error ? error.message : String(error),
        command: `npx athanor conform ${rules.id} --seed "${run.seed}" --from ${game} --games 1 --players ${players}${chosen.join('')}`,
      })
      if (failures.length >= (run.mostFailures ?? 5)) break
    }
    run.onGame?.(game)
  }
  return { games: played, passedOver, decisions, failures }
}

/** Whether the option set is one for other table sizes. */
function refuses<S extends GameState, V, E extends GameEvent>(
  rules: Rules<S, V, E>,
  players: number,
  options: Options,
): boolean {
  try {
    readOptions(rules.options, players, options)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}

const snapshot = <S extends GameState>(state: S): S => JSON.parse(JSON.stringify(state))

/** One game under the magnifying glass. */
class Examination<S extends GameState, V, E extends GameEvent> {
  private readonly rules: Rules<S, V, E>
  private readonly match: Match<S, V, E>
  private readonly steering: Steering<E> | undefined
  private readonly rng: Rng
  /** The chance of the examiner, apart from that of the moves: a game takes the same course however closely it is watched. */
  private readonly doubt: Rng
  private readonly viewers: readonly Viewer[]
  private readonly speakers: readonly Speaker[]
  /** What each viewer may take the state for. */
  private readonly guesses: S[] = []
  private at = 0

  constructor(rules: Rules<S, V, E>, players: number, options: Options, seed: string, steering?: Steering<E>) {
    this.rules = rules
    this.steering = steering
    this.rng = rngFrom(`${seed} moves`)
    this.doubt = rngFrom(`${seed} doubts`)
    this.speakers = LANGUAGES.map((language) => speaker(language, [kernelTexts[language], rules.texts[language]]))
    this.match = new Match(rules, { players, options, seed }, (event) => this.hear(event))
    this.viewers = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)]
  }

  play(every: number, offset: number): number {
    const { rules, match } = this
    for (; ; this.at++) {
      const state = match.state
      const thorough = (this.at + offset) % every === 0
      if (thorough) this.checkState(state)
      else this.checkFaults(state)
      const mask = rules.toAct(state)
      if (mask === 0) break
      if (this.at > MOST_DECISIONS) this.fail('the game does not end')
      if (rules.standings(state)) this.fail('standings exist while somebody is to act')
      const seat = chooseSeat(mask, this.rng)
      const moves = rules.legal(state, seat)
      const move = this.choose(moves)
      if (thorough) {
        this.checkMoves(state, mask)
        this.checkRefusals(state, seat, mask)
        this.step(seat, move)
      } else match.act(seat, move, this.steering && ((event) => this.steering?.hear(event)))
    }
    this.checkRecord()
    this.checkEnd()
    return this.at
  }

  private choose(moves: readonly Move[]): Move {
    return this.steering ? this.steering.choose(moves, this.rng) : moves[below(this.rng, moves.length)]!
  }

  /** Plays the move on the match, on a twin made from text, and on resampled states. */
  private step(seat: Seat, move: Move): void {
    const { rules, match } = this
    const state = match.state
    const before = snapshot(state)
    const twin = restore<S>(serialise(state))
    const other = rules.clone(state)
    const views = this.viewers.map((viewer) => rules.view(state, viewer))
    const seen = views.map((view) => JSON.stringify(view))
    const events: E[] = []

    match.act(seat, move, (event) => {
      this.hear(event)
      events.push(event)
    })
    if (views.some((view, i) => JSON.stringify(view) !== seen[i])) this.fail('a view changed with the state')
    if (!equalStates(other, before)) this.fail('a clone changed with its original')
    rules.apply(other, seat, move)
    if (!equalStates(other, match.state)) this.fail('a clone, without a log, took another course')
    rules.apply(twin, seat, move)
    if (!equalStates(twin, match.state)) this.fail('a state restored from text took another course')

    if (match.state.reveals < before.reveals) this.fail('reveals went down')
    if (match.state.reveals === before.reveals) {
      if (!same(match.state.rng, before.rng)) this.fail('chance was used and not counted as a revelation')
      if (match.undoable(seat) === 0) this.fail('a move that revealed nothing cannot be taken back')
      match.undo(seat)
      if (!equalStates(match.state, before)) this.fail('undo did not restore the state')
      match.act(seat, move)
    } else if (match.undoable(seat) !== 0) this.fail('a move that revealed something can be taken back')
    const revealing = match.state.reveals !== before.reveals
    this.viewers.forEach((viewer, i) => {
      this.checkGuess(this.guesses[i]!, viewer, { seat, move }, events, revealing)
    })
  }

  /**
   * Plays the move on what the viewer may take for the real state. A move that revealed nothing looks the same there,
   * whatever is hidden from the viewer. After any move that looks the same, the viewer was told the same: events tell
   * nothing that the view does not show.
   */
  private checkGuess(guess: S, viewer: Viewer, act: Act, events: readonly E[], revealing: boolean): void {
    const { rules } = this
    if (!rules.legal(guess, act.seat).includes(act.move)) return
    const told: E[] = []
    rules.apply(guess, act.seat, act.move, (event) => told.push(event))
    const alike = this.looksAlike(guess, viewer)
    if (!alike && !revealing) this.fail(`viewer ${viewer} learned something from a move that is said to reveal nothing`)
    const heard = (list: readonly E[]): E[] => list.filter((event) => mayKnow(event, viewer))
    if (alike && !same(heard(told), heard(events))) this.fail(`events tell viewer ${viewer} what it cannot know`)
  }

  private looksAlike(guess: S, viewer: Viewer): boolean {
    const { rules, match } = this
    return (
      rules.toAct(guess) === rules.toAct(match.state) &&
      same(this.openTo(guess), this.openTo(match.state)) &&
      same(rules.view(guess, viewer), rules.view(match.state, viewer)) &&
      (viewer === SPECTATOR || same(rules.legal(guess, viewer), rules.legal(match.state, viewer)))
    )
  }

  /** What lies open to everybody beside the views: the questions, and the points. */
  private openTo(state: S): unknown {
    const { rules } = this
    return [seatsIn(rules.toAct(state)).map((seat) => rules.asked(state, seat)), rules.tally(state)]
  }

  private checkFaults(state: S): void {
    const faults = this.rules.faults(state)
    if (faults.length > 0) this.fail(faults.join('; '))
  }

  private checkState(state: S): void {
    const { rules } = this
    this.checkFaults(state)
    const before = snapshot(state)
    this.guesses.length = 0
    for (const viewer of this.viewers) {
      const view = rules.view(state, viewer)
      if (!same(view, JSON.parse(JSON.stringify(view)))) this.fail('a view is not plain JSON')
      const guess = rules.resample(state, viewer, rngFrom(`guess ${below(this.doubt, 1 << 20)}`))
      this.guesses.push(guess)
      if (same(guess.rng, state.rng)) this.fail('a resampled state has the chance of the real one')
      const fresh = snapshot(guess)
      fresh.legal = undefined
      for (let seat = 0; seat < this.viewers.length - 1; seat++) {
        if (!same(rules.legal(guess, seat), rules.legal(fresh, seat)))
          this.fail(`a resampled state remembers the real legal moves of seat ${seat}`)
      }
      if (!same(rules.view(guess, viewer), view))
        this.fail(`viewer ${viewer} can tell a resampled state from the real one`)
      const again = (from: S): S => rules.resample(from, viewer, [...this.doubt])
      if (!equalStates(again(guess), again(state)))
        this.fail(`what is dealt to viewer ${viewer} depends on where hidden things really are`)
      if (rules.toAct(guess) !== rules.toAct(state)) this.fail(`resampling for viewer ${viewer} changes who is to act`)
      if (!same(this.openTo(guess), this.openTo(state)))
        this.fail(`what everybody may know depends on what viewer ${viewer} cannot know`)
      for (const seat of seatsIn(rules.toAct(guess)))
        if (rules.legal(guess, seat).length === 0)
          this.fail(`resampling for viewer ${viewer} leaves seat ${seat}, which is to act, without a legal move`)
      const faultsOfGuess = rules.faults(guess)
      if (faultsOfGuess.length > 0) this.fail(`resampled: ${faultsOfGuess.join('; ')}`)
      if (viewer === SPECTATOR) continue
      if (!same(rules.legal(guess, viewer), rules.legal(state, viewer)))
        this.fail(`the legal moves of seat ${viewer} depend on what it cannot know`)
      if (isIn(rules.toAct(state), viewer) && !same(rules.decision(guess, viewer), rules.decision(state, viewer)))
        this.fail(`the decision of seat ${viewer} depends on what it cannot know`)
    }
    if (!equalStates(state, before)) this.fail('looking at the state changed it')
  }

  private checkMoves(state: S, mask: number): void {
    const { rules, match } = this
    for (let seat: Seat = 0; seat < this.viewers.length - 1; seat++) {
      const moves = rules.legal(state, seat)
      if (!isIn(mask, seat)) {
        if (moves.length > 0) this.fail(`seat ${seat} is not to act and has legal moves`)
        this.refuses(() => rules.decision(state, seat), `seat ${seat} is not to act and has a decision`)
        this.refuses(() => rules.asked(state, seat), `seat ${seat} is not to act and is asked`)
        continue
      }
      const decision = rules.decision(state, seat)
      const { chosen: _chosen, forced: _forced, answers: _answers, ...asked } = decision
      if (!same(asked, rules.asked(state, seat))) this.fail(`seat ${seat} is asked something else than everybody hears`)
      if (moves.length < (decision.forced ? 1 : 2))
        this.fail(`seat ${seat} is asked and has ${moves.length} legal moves`)
      if (new Set(moves).size !== moves.length) this.fail('a legal move is listed twice')
      if (
        !same(
          decision.answers.map((answer) => answer.move),
          moves,
        )
      )
        this.fail('the decision offers other moves')
      this.speak(decision.ask)
      if (decision.by) this.speak(decision.by)
      for (const chosen of decision.chosen ?? []) this.speak(chosen)
      for (const { say, under = [] } of decision.answers) for (const phrase of [say, ...under]) this.speak(phrase)
      for (const move of moves) {
        if (!Number.isInteger(move) || move < 0 || move >= MOVE_LIMIT) this.fail(`${move} is not a move`)
        if (rules.why(state, seat, move).length > 0) this.fail('there are reasons against a legal move')
        const text = rules.notation.format(move)
        if (rules.notation.parse(text) !== move) this.fail(`the notation "${text}" is read as another move`)
      }
    }
    if (rules.turn(match.state).number < 1) this.fail('turns are counted from 1')
  }

  /** Illegal moves, and moves of others, are refused with a reason and change nothing. */
  private checkRefusals(state: S, seat: Seat, mask: number): void {
    const { rules } = this
    const legal = rules.legal(state, seat)
    const before = snapshot(state)
    const wishes = [
      (legal[0]! ^ (1 << below(this.doubt, 20))) >>> 0,
      [below(this.doubt, 1 << 12), below(this.doubt, 1 << 20), -1, 0.5][this.at % 4]!,
    ]
    for (const wish of wishes) {
      if (legal.includes(wish)) continue
      this.refused(state, seat, wish)
      const reasons = rules.why(state, seat, wish)
      if (reasons.length === 0) this.fail(`no reason against the illegal move ${wish}`)
      for (const reason of reasons) this.speak(reason)
    }
    const idle = seatsIn(~mask & ((1 << (this.viewers.length - 1)) - 1))
    const noSeat = [this.viewers.length, -1, 0.5, 32 + seat, Number.NaN][this.at % 5]!
    this.refused(state, idle[this.at % (idle.length + 1)] ?? noSeat, legal[0]!)
    if (!equalStates(state, before)) this.fail('a refused move changed the state')
  }

  private refused(state: S, seat: Seat, move: Move): void {
    this.refuses(() => this.rules.apply(state, seat, move), `the illegal move ${move} of seat ${seat} was accepted`)
  }

  private refuses(attempt: () => unknown, otherwise: string): void {
    try {
      attempt()
    } catch (error) {
      if (error instanceof Refusal) return
      throw error
    }
    this.fail(otherwise)
  }

  private checkEnd(): void {
    const { rules, match } = this
    const standings = rules.standings(match.state)
    if (!standings) this.fail('nobody is to act and there are no standings')
    this.checkStandings(standings)
    if (!same(standings, rules.tally(match.state))) this.fail('the result is not what was counted')
    this.refused(match.state, 0, 0)
    this.refuses(() => rules.decision(match.state, 0), 'a decision is open after the end')
  }

  private checkRecord(): void {
    const { rules, match } = this
    const record = match.record()
    const copy = decodeRecord(encodeRecord(record))
    if (!same(copy, record)) this.fail('the record changed on its way through text')
    if (hashOf(replay(rules, copy)) !== record.hash) this.fail('the record replays to another state')
    if (!same(parseRecord(rules, formatRecord(rules, record)), record))
      this.fail('the notation reads back as another record')
    const resumed = Match.resume(rules, record)
    if (!equalStates(resumed.state, match.state)) this.fail('a resumed match differs')
  }

  private checkStandings(standings: readonly Standing[]): void {
    if (!standings.some((standing) => standing.place === 1)) this.fail('nobody has the first place')
    for (const standing of standings) {
      const sum = standing.breakdown.reduce((points, part) => points + part.points, 0)
      if (sum !== standing.score)
        this.fail(`the points of seat ${standing.seat} add up to ${sum}, not ${standing.score}`)
      for (const part of [...standing.breakdown, ...standing.tieBreaks]) this.speak(part.for)
    }
  }

  private hear(event: E): void {
    if (!same(event, JSON.parse(JSON.stringify(event)))) this.fail('an event is not plain JSON')
    const phrase = this.rules.tell(event)
    if (phrase) this.speak(phrase)
    this.steering?.hear(event)
  }

  private speak(phrase: Phrase): void {
    for (const voice of this.speakers) if (voice.say(phrase) === '') this.fail(`${phrase.key} says nothing`)
  }

  private fail(message: string): never {
    throw new Error(`after ${this.at} moves: ${message}`)
  }
}
