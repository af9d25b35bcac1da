/** As much of CBOR as an authenticator writes. */
export type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>

const UNSIGNED = 0
const NEGATIVE = 1
const BYTES = 2
const TEXT = 3
const MAP = 5

export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(UNSIGNED, value) : head(NEGATIVE, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(TEXT, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(BYTES, value.length), value])
  return Buffer.concat([head(MAP, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

/** The kind of what follows, and how much of it. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n])
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255])
}
