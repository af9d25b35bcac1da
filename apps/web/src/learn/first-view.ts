import { type GameEvent, type GameState, Match, type Rules } from '@athanor/kernel'
import { type Lesson, PUPIL } from './lesson.ts'

/** The table of a lesson before its first move, as the pupil sees it: something to draw pictures from. */
export const firstView = <S extends GameState, V, E extends GameEvent>(rules: Rules<S, V, E>, lesson: Lesson): V =>
  rules.view(new Match(rules, lesson).state, PUPIL)
