import {
  type Answer,
  type AnyRules,
  type Decision,
  firstToAct,
  type GameEvent,
  type GameRecord,
  type GameState,
  Match,
  type Move,
  maskOf,
} from '@athanor/kernel'
import { type Lesson, PUPIL, type Step } from './lesson.ts'

/** Where the pupil made a move. */
interface Place {
  readonly at: number
  readonly made: number
  readonly acts: number
}

/** A pupil's way through a lesson, on the real rules. */
export class Course {
  readonly lesson: Lesson
  private readonly rules: AnyRules
  private match: Match<GameState, unknown, GameEvent>
  /** The step, how often it was done, and how many of the others' moves after it were made. */
  private at = 0
  private made = 0
  private heard = 0
  private readonly past: Place[] = []

  constructor(rules: AnyRules, lesson: Lesson) {
    this.rules = rules
    this.lesson = lesson
    this.match = this.begun()
    for (const [seat, text] of lesson.opening) this.match.act(seat, this.move(text))
  }

  get number(): number {
    return this.at
  }

  get step(): Step {
    return this.lesson.steps[this.at]!
  }

  get isOver(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** Whether somebody else moves before the pupil does. */
  get waits(): boolean {
    return this.isDone && this.heard < this.others.length
  }

  /** How many moves can be taken back: in a lesson, all of one's own. */
  get undoable(): number {
    return this.past.length
  }

  /** How many moves were made in the game before the pupil's last one. */
  get beforeLast(): number | undefined {
    return this.past.at(-1)?.acts
  }

  get record(): GameRecord {
    return this.match.record()
  }

  /** What the pupil is asked: of all answers those that the step teaches. */
  get decision(): Decision | undefined {
    const { moves } = this.step
    if (!moves || this.isDone) return undefined
    const decision = this.rules.decision(this.match.state, PUPIL)
    if (moves === 'any') return decision
    const taught = moves.map((text) => this.move(text))
    return { ...decision, answers: decision.answers.filter(({ move }: Answer) => taught.includes(move)) }
  }

  why(move: Move) {
    return this.rules.why(this.match.state, PUPIL, move)
  }

  /** Makes the pupil's move, unless the step does not teach it. */
  act(move: Move): boolean {
    if (!this.decision?.answers.some((answer) => answer.move === move)) return false
    this.past.push({ at: this.at, made: this.made, acts: this.match.acts.length })
    this.match.act(PUPIL, move)
    this.made++
    this.goOn()
    return true
  }

  /** Lets the others make their next move. */
  hear(): void {
    const others = this.rules.toAct(this.match.state) & ~maskOf(PUPIL)
    this.match.act(firstToAct(others), this.move(this.others[this.heard]!))
    this.heard++
    this.goOn()
  }

  /** Leaves a step that is there to be read. */
  read(): void {
    if (!this.step.moves && !this.isOver) this.at++
  }

  /** Takes the pupil's last move back, with everything that came after it. */
  back(): boolean {
    const place = this.past.pop()
    if (!place) return false
    const acts = this.match.acts.slice(0, place.acts)
    this.match = this.begun()
    for (const { seat, move } of acts) this.match.act(seat, move)
    this.at = place.at
    this.made = place.made
    this.heard = 0
    return true
  }

  private get others(): readonly string[] {
    return this.step.others ?? []
  }

  private get isDone(): boolean {
    return this.step.moves !== undefined && this.made === (this.step.times ?? 1)
  }

  private begun() {
    const { players, options, seed } = this.lesson
    return new Match(this.rules, { players, options, seed })
  }

  private goOn(): void {
    if (!this.isDone || this.waits) return
    this.at++
    this.made = 0
    this.heard = 0
  }

  private move(text: string): Move {
    const move = this.rules.notation.parse(text)
    if (move === undefined) throw new Error(`no move is written "${text}"`)
    return move
  }
}
