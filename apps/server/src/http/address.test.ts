import { expect, test } from 'vitest'
import { addressOf, networkOf } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  [0, 'forged', '10.0.0.1'],
  [1, 'forged, 192.0.2.7', '192.0.2.7'],
  [2, 'forged, 192.0.2.7, 10.0.0.2', '192.0.2.7'],
  [2, '192.0.2.7', '192.0.2.7'],
  [1, undefined, '10.0.0.1'],
])('behind %i proxies, with %s, it is %s that asks', (proxies, forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }
  expect(addressOf(request, proxies)).toBe(address)
})
