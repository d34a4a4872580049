import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { simulateSeed } from './simulateSeed.ts'
import { emptyTally, mergeTallies, tallyOf } from './tally.ts'

// One of several workers: it runs every `every`th seed.
const { first, after, every } = workerData as { first: number; after: number; every: number }

const batchSize = 25
let tally = emptyTally
for (let seed = first; seed < after; seed += every) {
  tally = mergeTallies(tally, tallyOf(await simulateSeed(seed)))
  await turn()
  if (tally.seeds < batchSize && seed + every < after) continue
  parentPort?.postMessage(tally)
  tally = emptyTally
}
