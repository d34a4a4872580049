import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SimulationOptions } from './simulationOptions.ts'
import { emptyTally, mergeTallies, type Tally } from './tally.ts'

/** Runs all seeds in worker threads. Calls `onProgress` with the tally so far whenever a worker reports. */
export const runSeeds = async (
  { from, seeds, workers }: SimulationOptions,
  onProgress: (soFar: Tally) => void,
): Promise<Tally> => {
  let tally = emptyTally
  const after = from + seeds
  const run = async (index: number) => {
    const worker = new Worker(new URL('./simulationWorker.ts', import.meta.url), {
      workerData: { first: from + index, after, every: workers },
    })
    worker.on('message', (done: Tally) => {
      tally = mergeTallies(tally, done)
      onProgress(tally)
    })
    await once(worker, 'exit')
  }
  await Promise.all(Array.from({ length: workers }, (_, index) => run(index)))
  return tally
}
