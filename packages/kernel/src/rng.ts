import { sha256 } from './sha256.ts'

/**
 * xoshiro128** by Blackman and Vigna: four 32-bit words, kept in the game's state as plain numbers,
 * so that a clone of the state continues with the same chance.
 */
export type Rng = [number, number, number, number]

/** A generator from any text. Different texts give independent generators. */
export function rngFrom(seed: string): Rng {
  const words = sha256(seed)
  // The all-zero state is the one that xoshiro must not start from; a hash never gives it in practice.
  return [words[0]! | 0, words[1]! | 0, words[2]! | 0, words[3]! | 1]
}

/** The next 32 random bits, from 0 to 2^32 - 1. */
export function next32(rng: Rng): number {
  const s1 = rng[1]
  const x = Math.imul(s1, 5)
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0
  const s2 = rng[2] ^ rng[0]
  const s3 = rng[3] ^ s1
  rng[1] = s1 ^ s2
  rng[0] = rng[0] ^ s3
  rng[2] = s2 ^ (s1 << 9)
  rng[3] = (s3 << 11) | (s3 >>> 21)
  return result
}

/** A whole number from 0 to `n - 1`, every one equally likely (Lemire's method). `n` is at most 2^21. */
export function below(rng: Rng, n: number): number {
  let product = next32(rng) * n
  let low = product >>> 0
  if (low < n) {
    const threshold = (4294967296 - n) % n
    while (low < threshold) {
      product = next32(rng) * n
      low = product >>> 0
    }
  }
  return Math.floor(product / 4294967296)
}

/** Puts a list into random order, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1)
    const held = list[i]!
    list[i] = list[j]!
    list[j] = held
  }
  return list
}

/** A new generator that runs independently of this one; this one moves on. Bots ask for it with every line of play. */
export const split = (rng: Rng): Rng => [
  stirred(next32(rng)),
  stirred(next32(rng)),
  stirred(next32(rng)),
  // Not all four words may be zero.
  stirred(next32(rng)) | 1,
]

/** Every bit depends on every bit (the last step of MurmurHash3), so that the streams have nothing to do with each other. */
function stirred(word: number): number {
  let bits = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
