import { expect, test } from 'vitest'
import { satisfies } from './install.mjs'

const lock = {
  packages: {
    '': { name: 'root' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@athanor/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/vitest': { version: '4.1.12' },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  },
}
const installed = {
  'node_modules/@athanor/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/vitest': { version: '4.1.12' },
}

test.each([
  ['everything', installed, true],
  ['another version', { ...installed, 'node_modules/vitest': { version: '4.1.11' } }, false],
  ['no link to a workspace', { 'node_modules/vitest': { version: '4.1.12' } }, false],
  ['nothing', {}, false],
])('an installation with %s satisfies the lock file: %s', (_, packages, expected) => {
  expect(satisfies({ packages }, lock)).toBe(expected)
})
