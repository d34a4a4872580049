import { setImmediate as turn } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { simulate } from './simulation.ts'
import { emptyTally, tallyOf, together } from './tally.ts'

// One of several that share the seeds: every so many of them is its own.
const { first, after, every } = workerData as { first: number; after: number; every: number }

const atOnce = 25
let tally = emptyTally
for (let seed = first; seed < after; seed += every) {
  tally = together(tally, tallyOf(await simulate(seed)))
  await turn()
  if (tally.seeds < atOnce && seed + every < after) continue
  parentPort?.postMessage(tally)
  tally = emptyTally
}
