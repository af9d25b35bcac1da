import { expect, test } from 'vitest'
import { testServer } from '../testing/house.ts'

test.each([
  ['the machine itself', {}, {}, 200],
  ['a proxy that says so', {}, { 'x-forwarded-for': '192.0.2.1' }, 404],
  ['a proxy that says so in other words', {}, { via: '1.1 proxy' }, 404],
  ['a proxy that says nothing, at a public address', { PUBLIC_URL: 'https://athanor.example' }, {}, 404],
  ['a proxy that says nothing, of which the server is told', { TRUST_PROXY: '1' }, {}, 404],
  ['somebody with the token', { METRICS_TOKEN: 'figures', TRUST_PROXY: '1' }, { authorization: 'Bearer figures' }, 200],
  ['somebody with another token', { METRICS_TOKEN: 'figures' }, { authorization: 'Bearer fingers' }, 404],
])('figures for %s', async (_, env, headers, status) => {
  const server = await testServer({ env })
  expect((await fetch(`${server.url}/metrics`, { headers })).status).toBe(status)
  await server.end()
})
