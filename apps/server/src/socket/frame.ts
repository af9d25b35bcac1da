const TEXT = 0x81
const SHORT = 125
const MIDDLE = 0xffff

/**
 * A whole text message as a server sends it (RFC 6455, 5.2), one character a byte: several of them and what they are
 * headed by leave as one string, and nothing has to be copied together first.
 */
export function framed(message: string): string {
  const length = Buffer.byteLength(message)
  return headed(length) + (length === message.length ? message : Buffer.from(message).toString('latin1'))
}

function headed(length: number): string {
  if (length <= SHORT) return String.fromCharCode(TEXT, length)
  if (length <= MIDDLE) return String.fromCharCode(TEXT, SHORT + 1, length >> 8, length & 0xff)
  const head = Buffer.alloc(10)
  head.writeUInt16BE((TEXT << 8) | (SHORT + 2))
  head.writeBigUInt64BE(BigInt(length), 2)
  return head.toString('latin1')
}
