import { describe, expect, test } from 'vitest'
import { violations } from './imports.mjs'

const messages = (file, source) => violations(file, source).map(({ line, message }) => `${line}: ${message}`)

describe('import directions', () => {
  test.each([
    ['packages/kernel/src/a.ts', `import { x } from './b.ts'`],
    ['packages/spellbook/src/a.ts', `import type { Move } from '@athanor/kernel'`],
    ['packages/spellbook/src/rules/a.ts', `export * from '../data/spells.ts'`],
    ['packages/spellbook/src/a.test.ts', `import { kit } from '@athanor/spellbook/testing'`],
    ['packages/bots/src/a.ts', `import { rules } from '@athanor/spellbook'`],
    ['packages/kernel/src/a.test.ts', `import { test } from 'vitest'\nimport fc from 'fast-check'\nimport 'node:fs'`],
    ['apps/cli/src/main.ts', `import { readFileSync } from 'node:fs'\nimport { bots } from '@athanor/bots'`],
    ['apps/cli/src/serve.ts', `const { serve } = await import('@athanor/server')`],
    ['apps/web/src/main.ts', `import { rules } from '@athanor/temples'\nimport { useState } from 'react'`],
  ])('%s may say %s', (file, source) => {
    expect(messages(file, source)).toEqual([])
  })

  test.each([
    ['packages/kernel/src/a.ts', `import { x } from '@athanor/spellbook'`, 'may not import @athanor/spellbook'],
    ['packages/kernel/src/a.test.ts', `import { x } from '@athanor/spellbook'`, 'may not import @athanor/spellbook'],
    ['packages/kernel/src/a.ts', `import { produce } from 'immer'`, 'packages/kernel may not import immer'],
    ['packages/kernel/src/a.ts', `import { test } from 'vitest'`, 'packages/kernel may not import vitest'],
    ['packages/spellbook/src/a.ts', `import { x } from '@athanor/bots'`, 'may not import @athanor/bots'],
    ['packages/spellbook/src/a.ts', `import type { X } from '@athanor/seasons'`, 'may not import @athanor/seasons'],
    ['packages/spellbook/src/a.ts', `type X = import('@athanor/seasons').X`, 'may not import @athanor/seasons'],
    ['packages/protocol/src/a.ts', `export { x } from '@athanor/bots'`, 'may not import @athanor/bots'],
    ['packages/bots/src/a.ts', `import {\n  x,\n} from '@athanor/protocol'`, 'may not import @athanor/protocol'],
    ['packages/bots/src/a.ts', `import { Worker } from 'node:worker_threads'`, "built-in 'node:worker_threads'"],
    ['packages/bots/src/a.ts', `import fs from 'fs/promises'`, "built-in 'fs/promises'"],
    ['packages/bots/src/a.ts', 'const game = await import(name)', 'computed name'],
    ['packages/bots/src/a.ts', `import { x } from '../../kernel/src/prng.ts'`, 'leaves packages/bots'],
    ['apps/cli/src/a.ts', `import { x } from '../../../packages/kernel/src/prng.ts'`, 'leaves apps/cli'],
    ['apps/web/src/a.ts', `import { x } from '@athanor/server'`, 'apps/web may not import @athanor/server'],
    ['scripts/a.mjs', `import '../../elsewhere.mjs'`, 'outside the repository'],
    ['apps/cli/src/a.ts', `import '/etc/a.mjs'`, 'outside the repository'],
    ['packages/poker/src/a.ts', '', 'packages/poker is not in the table'],
  ])('%s may not say %s', (file, source, message) => {
    const found = messages(file, source)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })
})

describe('what packages may not touch', () => {
  test.each([
    'Math.random()',
    'Date.now()',
    'new Date()',
    'performance.now()',
    'window.alert(1)',
    'document.title',
    'process.env.X',
    'crypto.randomUUID()',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source under test is a template
    '`a ${Math.random()} b`',
  ])('%s is found in a package, not in its tests or in an app', (source) => {
    expect(messages('packages/kernel/src/a.ts', `\nconst x = ${source}`)).toHaveLength(1)
    expect(messages('packages/kernel/src/a.ts', `\nconst x = ${source}`)[0]).toMatch(/^2: uses /)
    expect(messages('packages/kernel/src/a.test.ts', `const x = ${source}`)).toEqual([])
    expect(messages('apps/cli/src/a.ts', `const x = ${source}`)).toEqual([])
  })

  test.each([
    '// Math.random() is not for us',
    '/* import x from "react"\n Date.now() */',
    `const text = 'Date.now() and import "react"'`,
    `const text = "it's new Date()"`,
    'const text = `from "react" and window`',
    `const quote = /['"]/; const say = 'document'`,
    'const x = view.window + view.document',
    'interface Frame { window: number; document?: string }',
    'const remaining = a / b / windows',
  ])('%s is fine', (source) => {
    expect(messages('packages/kernel/src/a.ts', source)).toEqual([])
  })
})
