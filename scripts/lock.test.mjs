import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { complete } from './lock.mjs'
import { root } from './tools.mjs'

test('the lock file has the binaries of every system (npm run lock adds them)', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  expect(complete(lock).added).toBe(0)
})

test('the lock file names no registry', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toMatch(/"resolved": "https?:/)
})

test('binaries are added with the system that their name tells', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        version: '1.2.3',
        optionalDependencies: { '@tool/linux-x64-musl': '1.2.3', '@tool/win32-arm64-msvc': '1.2.3', colours: '1.0.0' },
      },
    },
  }
  expect(complete(lock)).toEqual({
    added: 2,
    lock: {
      packages: {
        ...lock.packages,
        'node_modules/@tool/linux-x64-musl': {
          version: '1.2.3',
          optional: true,
          cpu: ['x64'],
          libc: ['musl'],
          os: ['linux'],
        },
        'node_modules/@tool/win32-arm64-msvc': { version: '1.2.3', optional: true, cpu: ['arm64'], os: ['win32'] },
      },
    },
  })
})
