import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These take minutes; begun last, they would keep one core idle at the end. */
const LONG = ['/exhaustive.test.ts', '/all-games.test.ts', '/leak.test.ts', '/crash.test.ts', '/web/e2e/']

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = LONG.findIndex((name) => moduleId.includes(name))
      return place < 0 ? LONG.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    projects: [
      // Rules and pictures keep nothing to themselves: their tests share what a process has read already.
      {
        extends: true,
        test: { name: 'pure', include: ['packages/**/src/**/*.test.ts', 'apps/web/src/**/*.test.ts'], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['apps/{cli,server}/src/**/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      // A page on a machine that others use too may once take longer than anybody waits: it has a second try, and says so.
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['apps/web/e2e/*.test.ts'],
          retry: 1,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
    pool: 'forks',
    // Vitest leaves one core idle by default, which is half of a two-core machine.
    maxWorkers: '100%',
    testTimeout: 600_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongFirst },
  },
})
