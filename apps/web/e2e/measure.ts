import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boards, firstVisit, frontPage } from './measures/loading.ts'
import { clicks, jumps, master, movement } from './measures/playing.ts'
import { openStand, ROOT } from './stand.ts'

/** What is measured, in this order; a few of them can be named. */
const PARTS = { frontPage, boards, firstVisit, clicks, movement, master, jumps }

/** Measures the web client in a real browser and writes `bench/web.json`. */
async function main(wanted: readonly string[]): Promise<void> {
  const stand = await openStand()
  try {
    const results: { [part: string]: object } = {}
    for (const [part, measure] of Object.entries(PARTS)) {
      if (wanted.length > 0 && !wanted.includes(part)) continue
      results[part] = await measure(stand)
      console.log(part, JSON.stringify(results[part]))
    }
    if (wanted.length === 0)
      writeFileSync(join(ROOT, 'bench', 'web.json'), `${JSON.stringify(results, undefined, 2)}\n`)
  } finally {
    await stand.close()
  }
}

await main(process.argv.slice(2))
