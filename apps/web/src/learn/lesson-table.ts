import type { AnyRules, Move, Phrase } from '@athanor/kernel'
import type { Reply } from '@athanor/protocol'
import { Film } from '../replay/film.ts'
import { Store } from '../store.ts'
import type { TableModel, TableState } from '../table/model.ts'
import { Course } from './course.ts'
import { type Lesson, PUPIL } from './lesson.ts'

/** How long the others seem to think. */
const PAUSE = 900

const REFUSED: Reply = { done: false, code: 'refused', reasons: [] }

/** A lesson at a table: the pupil decides, the others move as it is written. */
export class LessonTable implements TableModel {
  readonly store: Store<TableState | undefined>
  readonly course: Course
  private readonly rules: AnyRules
  private names: readonly string[]
  private pause: ReturnType<typeof setTimeout> | undefined

  constructor(rules: AnyRules, lesson: Lesson, names: readonly string[]) {
    this.rules = rules
    this.course = new Course(rules, lesson)
    this.names = names
    this.store = new Store<TableState | undefined>(this.state())
  }

  async act(move: Move): Promise<Reply> {
    return this.course.act(move) ? this.tell() : REFUSED
  }

  async undo(): Promise<Reply> {
    return this.course.back() ? this.tell() : REFUSED
  }

  async why(moves: readonly Move[]): Promise<readonly (readonly Phrase[])[]> {
    return moves.map((move) => this.course.why(move))
  }

  /** Goes on from something that was there to be read. */
  read(): void {
    this.course.read()
    this.tell()
  }

  rename(names: readonly string[]): void {
    this.names = names
    this.store.set(this.state())
  }

  close(): void {
    clearTimeout(this.pause)
  }

  private tell(): Reply {
    this.store.set(this.state())
    clearTimeout(this.pause)
    if (this.course.waits) this.pause = setTimeout(() => this.letOthersMove(), PAUSE)
    return { done: true, seq: this.course.record.acts.length }
  }

  private letOthersMove(): void {
    this.course.hear()
    this.tell()
  }

  private state(): TableState {
    const { course, rules, names } = this
    const film = new Film(rules, course.record)
    const { decision, undoable, beforeLast } = course
    const scene = film.scene(film.end, PUPIL)
    return {
      id: course.lesson.seed,
      game: rules.id,
      names: names.slice(0, course.lesson.players),
      seat: PUPIL,
      seq: film.end,
      scene: {
        ...scene,
        // While something is read, nobody waits for the pupil.
        ...(decision ? { decision } : { toAct: scene.toAct.filter((seat) => seat !== PUPIL) }),
        ...(undoable > 0 && { undo: undoable }),
      },
      log: film.log(film.end, PUPIL),
      chat: [],
      wire: 'local',
      lastAct: beforeLast === undefined ? undefined : film.made(beforeLast)?.say,
    }
  }
}
