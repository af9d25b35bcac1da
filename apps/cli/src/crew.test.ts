import { expect, test, vi } from 'vitest'
import { crew } from './crew.ts'
import { fakeIo } from './testing/fake-io.ts'

const stopped = vi.hoisted(() => vi.fn())
vi.mock('./progress.ts', () => ({ progress: () => ({ update: () => {}, stop: stopped }) }))

test('the bar stops when the work fails', async () => {
  const share = { game: 'chess', players: 2, options: {}, seed: '', from: 0, games: 1 }
  const task = { pieces: 1, what: 'games', worthAWorker: 1, jobs: 1 }
  await expect(crew(fakeIo(), 'forecast', [share], task)).rejects.toThrow('there is no game "chess"')
  expect(stopped).toHaveBeenCalledOnce()
})
