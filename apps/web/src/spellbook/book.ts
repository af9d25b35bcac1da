import {
  findSpell,
  type LearnedView,
  type Level,
  type LevelNumber,
  type PlayerView,
  parseSpell,
  type SpellbookView,
  type SpellId,
} from '@athanor/spellbook'

/** What a card is called in views; every view names cards that exist. */
export const LEVELS: readonly LevelNumber[] = [3, 4, 5]
/** The familiar's spaces. */
export const SPACES = 14

export const idOf = (spell: string): SpellId => parseSpell(spell)!
export const levelsOf = (spell: string): readonly Level[] => findSpell(spell)!.levels
export const levelOf = (spell: string, level: LevelNumber): Level => levelsOf(spell)[LEVELS.indexOf(level)]!

/** The player who looks on; nobody's for a spectator. */
export const mine = (view: SpellbookView): PlayerView | undefined => view.players[view.viewer]

/** The others, from the viewer's left; a spectator sees all in their order. */
export function others({ players, viewer }: SpellbookView): PlayerView[] {
  return viewer < 0 ? [...players] : [...players.slice(viewer + 1), ...players.slice(0, viewer)]
}

export const learnedOf = (player: PlayerView | undefined, spell: string): LearnedView | undefined =>
  player?.learned.find((card) => card.spell === spell)

export const boxSize = ({ box }: SpellbookView): number => Object.values(box).reduce((sum, n) => sum + n, 0)

/** The cards that work with the rune of their marker: those with an arrow in the ledger. */
const WITH_ARROW = ['K2', 'W3', 'B1', 'B3', 'Y3']
export const runeCounts = (spell: string): boolean => WITH_ARROW.includes(spell)

/** Everybody who has learned a card, the viewer first. */
export interface Learner extends LearnedView {
  readonly seat: number
}
export function learners(view: SpellbookView, spell: string): Learner[] {
  const me = mine(view)
  return [...(me ? [me] : []), ...others(view)].flatMap((player) => {
    const card = learnedOf(player, spell)
    return card ? [{ ...card, seat: player.seat }] : []
  })
}
