import { TEMPER, type Temper } from '../temper.ts'
import type { Edge } from './tree.ts'

/** A move in the race, and what its lines of play came to. */
interface Runner {
  readonly edge: Edge
  readonly results: number[]
  /** So many of them count. */
  lines: number
  total: number
}

/** A move that has run, and how far it is behind the best. */
export interface Place {
  readonly edge: Edge
  readonly behind: number
}

/** Whether somebody is clearly behind is looked at once in so many lines: it takes longer than a line does. */
const LOOK = 8

/**
 * Finds the best of several moves. All of them run side by side: the same line meets the same luck behind every move, so
 * that the differences tell skill. Half of them drop out in every stage, and whoever is clearly behind before.
 */
export class Race {
  private runners: Runner[]
  /** Those that are no longer in the race. */
  private readonly out: Runner[] = []
  private lines = 0
  private readonly entered: number
  private readonly stages: number
  private readonly temper: Pick<Temper, 'doubt' | 'lines'>

  constructor(edges: readonly Edge[], temper: Pick<Temper, 'doubt' | 'lines'> = TEMPER) {
    this.temper = temper
    this.runners = edges.map((edge) => ({ edge, results: [], lines: 0, total: 0 })).sort(better)
    this.entered = edges.length
    this.stages = Math.ceil(Math.log2(Math.max(2, edges.length)))
  }

  get isOver(): boolean {
    return this.runners.length === 1
  }

  /** The moves that are left, the best first. */
  get leaders(): Edge[] {
    return this.runners.map(({ edge }) => edge)
  }

  /**
   * All moves, the best first. Who drops out has met other luck than the lines after that, so it is compared with the
   * best in the lines that both have met.
   */
  get places(): Place[] {
    const first = this.runners[0]!
    return [...this.runners, ...this.out]
      .map((runner) => ({ edge: runner.edge, behind: Math.max(0, distance(first, runner)) }))
      .sort((a, b) => a.behind - b.behind)
  }

  /** The next line behind every move: `run` says what it came to, or nothing if there is no time left. */
  advance(run: (edge: Edge, line: number) => number | undefined): void {
    const { runners, lines } = this
    for (let i = 0; i < runners.length; i++) {
      const result = run(runners[i]!.edge, lines)
      // A line that some have not met tells nothing.
      if (result === undefined) return
      runners[i]!.results[lines] = result
    }
    this.lines++
    for (let i = 0; i < runners.length; i++) {
      runners[i]!.total += runners[i]!.results[lines]!
      runners[i]!.lines = this.lines
    }
  }

  /**
   * Takes those out of the race that have lost it when so much of the time is spent, from 0 to 1. Where luck plays no part
   * standard errors tell nothing: lines differ by how deep the search has seen, and later ones see deeper.
   */
  thin(spent: number, lucky: boolean): void {
    const stage = Math.min(this.stages - 1, Math.floor(spent * this.stages))
    this.runners.sort(better)
    this.out.push(...this.runners.splice(Math.ceil(this.entered / 2 ** stage)))
    if (lucky && this.lines >= this.temper.lines && this.lines % LOOK === 0) this.leaveBehind()
  }

  private leaveBehind(): void {
    const { runners } = this
    const lost = runners.filter((one, i) => i > 0 && isClear(runners[0]!, one, this.lines, this.temper.doubt))
    if (lost.length === 0) return
    this.out.push(...lost)
    this.runners = runners.filter((one) => !lost.includes(one))
  }
}

/** Where lines tell no difference, the first look does. */
const better = (a: Runner, b: Runner): number => b.total - a.total || b.edge.promise - a.edge.promise

/** By how much one is ahead of the other on average, line by line; before the first line the first look tells. */
function distance(one: Runner, other: Runner): number {
  const { lines } = other
  if (lines === 0) return one.edge.promise - other.edge.promise
  let lead = 0
  for (let i = 0; i < lines; i++) lead += one.results[i]! - other.results[i]!
  return lead / lines
}

/** Whether one runner is better than the other by so many standard errors. */
function isClear(one: Runner, other: Runner, lines: number, doubt: number): boolean {
  const lead = one.total - other.total
  let squares = 0
  for (let i = 0; i < lines; i++) squares += (one.results[i]! - other.results[i]!) ** 2
  const variance = Math.max(0, squares - (lead * lead) / lines) / (lines - 1)
  return lead > doubt * Math.sqrt(variance * lines)
}
