import type { Page } from 'playwright-core'

/** What the scripts below note in the page that they watch. */
interface Notes {
  clicks: number[]
  gaps: number[]
  thoughts: number[]
}

declare global {
  interface Window extends Notes {
    /** Questions that a worker has not answered yet, and when they were asked. */
    thinking: ReadonlyMap<number, number>
  }
}

const noted = (page: Page, name: keyof Notes): Promise<number[]> => page.evaluate((key) => window[key], name)

/** Milliseconds from each click to the frame that shows what it did. Called before the page opens, like the others. */
export async function watchClicks(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const clicks: number[] = []
    Object.assign(globalThis, { clicks })
    const table = (): string => {
      const seq = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      return `${seq} ${document.querySelectorAll('[data-answers] button').length}`
    }
    const click = (): void => {
      const began = performance.now()
      const before = table()
      const look = (): void => {
        if (table() === before) requestAnimationFrame(look)
        else requestAnimationFrame(() => clicks.push(performance.now() - began))
      }
      requestAnimationFrame(look)
    }
    addEventListener('click', click, { capture: true })
  })
  return () => noted(page, 'clicks')
}

/** Milliseconds between frames while something travels, or while a worker thinks (which is watched too). */
export async function watchFrames(page: Page, during: 'travel' | 'thought'): Promise<() => Promise<number[]>> {
  await page.addInitScript((what) => {
    const gaps: number[] = []
    Object.assign(globalThis, { gaps })
    const goesOn = (): boolean =>
      what === 'travel' ? document.querySelector('[data-travel]') !== null : window.thinking.size > 0
    let last: number | undefined
    const frame = (now: number): void => {
      if (last !== undefined) gaps.push(now - last)
      last = goesOn() ? now : undefined
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  }, during)
  return () => noted(page, 'gaps')
}

/** Milliseconds from each question to a worker to its answer. */
export async function watchThoughts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const thoughts: number[] = []
    const thinking = new Map<number, number>()
    class Watched extends Worker {
      constructor(url: URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data: { id } }) => {
          thoughts.push(performance.now() - thinking.get(id)!)
          thinking.delete(id)
        })
      }
      override postMessage(said: { readonly id?: number }): void {
        if (said.id !== undefined) thinking.set(said.id, performance.now())
        super.postMessage(said)
      }
    }
    Object.assign(globalThis, { thoughts, thinking, Worker: Watched })
  })
  return () => noted(page, 'thoughts')
}
