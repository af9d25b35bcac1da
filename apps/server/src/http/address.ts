import type { IncomingMessage } from 'node:http'

/**
 * Whose address counts together: an IPv4 address by itself, but all of an IPv6 network of 64 bits, which any household
 * has and could take a new address from for every request.
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (v4) return v4[1]!
  const [front = '', back] = address.split('::')
  const first = front === '' ? [] : front.split(':')
  const last = back === undefined || back === '' ? [] : back.split(':')
  const gap = back === undefined ? [] : new Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const network = [...first, ...gap, ...last].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}

/** What a request tells of where it comes from. */
interface Asking {
  readonly headers: IncomingMessage['headers']
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/** Where a request comes from, behind so many proxies that each add the address that they see at the end of a list. */
export function addressOf({ headers, socket }: Asking, proxies: number): string {
  const seen = String(headers['x-forwarded-for'] ?? '').split(',')
  const told = proxies === 0 ? undefined : (seen.at(-proxies) ?? seen[0])
  return told?.trim() || (socket.remoteAddress ?? '')
}
