import { Worker } from 'node:worker_threads'
import { smallHeapLimits } from '#api/memoryBounds.ts'

/** Starts the thread of the read models. It loads its code, and then waits for its files: see `openProjectorThread`. */
export const startProjectorThread = () =>
  new Worker(new URL('./projectorWorker.ts', import.meta.url), { resourceLimits: smallHeapLimits })
