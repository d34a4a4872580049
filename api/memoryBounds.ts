import { setFlagsFromString } from 'node:v8'
import type { ResourceLimits } from 'node:worker_threads'

/** Percent by which the old generation may grow between two full collections, relative to what was live after the last one. */
const heapGrowthPercent = 60

/**
 * V8 sizes its heap by the machine: with gigabytes free, garbage grows to three times what is in use. Call this at the start of a
 * long-running program; threads that it starts later have the same bound.
 */
export const boundMemory = () => setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`)

/** For a thread that keeps little between two batches: a small young generation, in megabytes. */
export const smallHeapLimits: ResourceLimits = { maxYoungGenerationSizeMb: 12 }
