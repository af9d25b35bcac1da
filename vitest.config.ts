import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'packages/**/src/**/*.test.ts',
      'apps/**/src/**/*.test.ts',
      'apps/web/e2e/*.test.ts',
      'scripts/**/*.test.mjs',
    ],
    pool: 'forks',
    // Vitest leaves one core idle by default, which is half of a two-core machine.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
})
