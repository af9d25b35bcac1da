import { Refusal } from './refusal.ts'
import { sha256Hex } from './sha256.ts'

/**
 * Nobody chooses the dice. Before the first move the table shows the commitment to a secret; every player adds a
 * nonce; the game's seed mixes them all. After the end the secret is revealed, and anybody can check both.
 */
export interface Fairness {
  readonly commitment: string
  readonly secret: string
  /** One per human player, in seat order. */
  readonly nonces: readonly string[]
}

/** What the table shows before the first move. */
export const commit = (secret: string): string => sha256Hex(`athanor commitment\n${secret}`)

/** The seed of a game; the nonces' lengths are mixed in, so that no two lists of nonces collide. */
export const mixSeed = (secret: string, nonces: readonly string[]): string =>
  sha256Hex(['athanor seed', secret, ...nonces].map((part) => `${part.length}:${part}`).join('\n'))

/** What somebody who sat at the table remembers: the commitment that was shown, and the own nonce. */
export interface Witness {
  readonly commitment?: string
  readonly nonce?: string
}

/**
 * Refuses a secret that is not the one committed to, or that did not make this seed. The record alone proves only that
 * it fits together; with a witness it proves that the commitment is the one shown before the game, and that the
 * witness's nonce went into the seed.
 */
export function checkFairness(fairness: Fairness, seed: string, witness: Witness = {}): void {
  if (fairness.nonces.length === 0) throw new Refusal('unfair', [{ key: 'refused.unfair-no-nonce' }])
  if (witness.commitment !== undefined && witness.commitment !== fairness.commitment)
    throw new Refusal('unfair', [{ key: 'refused.unfair-other-commitment' }])
  if (witness.nonce !== undefined && !fairness.nonces.includes(witness.nonce))
    throw new Refusal('unfair', [{ key: 'refused.unfair-other-nonce' }])
  if (commit(fairness.secret) !== fairness.commitment)
    throw new Refusal('unfair', [{ key: 'refused.unfair-commitment' }])
  if (mixSeed(fairness.secret, fairness.nonces) !== seed) throw new Refusal('unfair', [{ key: 'refused.unfair-seed' }])
}
