import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tools.mjs'

const compose = readFileSync(join(root, 'deploy', 'compose.yaml'), 'utf8')
/** The lines of a service, without those of the next. */
const service = (name) => compose.split(/^(?= {2}\S+:)/m).find((part) => part.startsWith(`  ${name}:`)) ?? ''

test('one service builds the image and the other takes it, never from a registry', () => {
  expect(compose.match(/^ *build:/gm)).toHaveLength(1)
  expect(service('server-1')).toContain('build:')
  expect(service('server-2')).toMatch(/pull_policy: never\n.*depends_on:.*server-1:/s)
})

test('the database counts as there when it can be reached, not while it sets itself up', () => {
  expect(service('database')).toContain('pg_isready -h 127.0.0.1')
})
