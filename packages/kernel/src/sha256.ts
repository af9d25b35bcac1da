/**
 * SHA-256 (FIPS 180-4), synchronous and free of platform calls: the browser's own is asynchronous and missing on
 * plain http, Node's is not in the browser, and seeds, hashes and commitments must be the same everywhere.
 */

const ROUND = new Int32Array(64)
const INITIAL = new Int32Array(8)

// The constants are the fractional bits of the roots of the first primes.
for (let n = 2, found = 0; found < 64; n++) {
  let prime = true
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
  if (!prime) continue
  if (found < 8) INITIAL[found] = fraction(Math.sqrt(n))
  ROUND[found++] = fraction(Math.cbrt(n))
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 4294967296) | 0
}

const encoder = new TextEncoder()
const words = new Int32Array(64)

/** The digest as eight 32-bit words, most significant first. */
export function sha256(text: string): number[] {
  const bytes = encoder.encode(text)
  const blocks = ((bytes.length + 8) >> 6) + 1
  const padded = new Uint8Array(blocks * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, bytes.length << 3)
  view.setUint32(padded.length - 8, bytes.length >>> 29)

  const hash = Int32Array.from(INITIAL)
  for (let at = 0; at < padded.length; at += 64) compress(hash, view, at)
  return Array.from(hash, (word) => word >>> 0)
}

/** The digest as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  sha256(text)
    .map((word) => word.toString(16).padStart(8, '0'))
    .join('')

function compress(hash: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4)
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15]!
    const b = words[i - 2]!
    const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
    const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
    words[i] = words[i - 16]! + s0 + words[i - 7]! + s1
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0]! += a
  hash[1]! += b
  hash[2]! += c
  hash[3]! += d
  hash[4]! += e
  hash[5]! += f
  hash[6]! += g
  hash[7]! += h
}

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
