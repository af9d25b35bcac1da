import { expect } from 'vitest'
import { lineup, scenario } from '../testing/scenario.ts'

/**
 * Proves that Clone never copies a blue or yellow card: whichever level the owner has and Clone is used at, only the
 * owner's three spells of other colours can be copied, one for each phase.
 */
export function expectNeverCopied(card: string): void {
  const others = ['K1', 'G3', 'R1']
  for (const level of [3, 4, 5]) {
    for (const [i, other] of others.entries()) {
      const game = scenario({
        phase: 'midday',
        altar: 'Rc Rt Rs Gc Gt',
        options: lineup(`W3 G3 ${card}`),
        seats: [
          { pool: 'Pc Pc Pt Ps', familiar: 'Rt', learned: 'W3/5:c' },
          { pool: 'Gc', learned: `${card}/${level}:t K1/5:c G3/5:c R1/5:c` },
        ],
      })
      game.play(`use W3/${i + 3}`)
      expect(game.moves('copy')).toEqual([3, 4, 5].map((n) => `copy ${other}/${n} from 2`))
      for (const named of [3, 4, 5]) expect(game.refused(`copy ${card}/${named} from 2`).code).toBe('illegal-move')
    }
  }
}
