import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { emptyTally, type Tally, together } from './tally.ts'
import type { Wishes } from './wishes.ts'

/** Runs all seeds, shared among workers. `hear` is told how far they are whenever one of them says so. */
export const runSeeds = async ({ from, seeds, workers }: Wishes, hear: (soFar: Tally) => void): Promise<Tally> => {
  let tally = emptyTally
  const after = from + seeds
  const run = async (index: number) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { first: from + index, after, every: workers },
    })
    worker.on('message', (done: Tally) => {
      tally = together(tally, done)
      hear(tally)
    })
    await once(worker, 'exit')
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => run(index)))
  return tally
}
