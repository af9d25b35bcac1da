/** Base64url without padding, in plain TypeScript: the pure packages use neither Node's Buffer nor the browser's atob. */

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function toBase64(bytes: readonly number[]): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    const digits = Math.min(bytes.length - i, 3) + 1
    for (let d = 0; d < digits; d++) text += DIGITS[(group >> (18 - 6 * d)) & 63]
  }
  return text
}

/** The bytes, or undefined if the text is not what `toBase64` writes. */
export function fromBase64(text: string): number[] | undefined {
  if (text.length % 4 === 1) return undefined
  const bytes: number[] = []
  let held = 0
  let bits = 0
  for (const digit of text) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) return undefined
    held = (held << 6) | value
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 255)
      held &= (1 << bits) - 1
    }
  }
  return held === 0 ? bytes : undefined
}
