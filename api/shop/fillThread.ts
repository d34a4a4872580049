import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { Log } from '#api/log.ts'
import { smallHeapLimits } from '#api/memoryBounds.ts'
import type { FillApart } from '#api/readModels/filling/fillReadModels.ts'
import type { FactsLocation } from '#api/readModels/thread/workerProtocol.ts'
import type { FillWorkerOptions } from './fillWorker.ts'
import { shopReadModels } from './shopReadModels.ts'

/** Fills tables in a thread of their own. Where that fails, which is logged, the projector folds their facts itself. */
export const fillInThread =
  (facts: FactsLocation, log: Log): FillApart =>
  async (projection, file, head, signal) => {
    const options: FillWorkerOptions = { facts, file, head, projection }
    const thread = new Worker(new URL('./fillWorker.ts', import.meta.url), {
      workerData: options,
      resourceLimits: smallHeapLimits,
    })
    try {
      const ended = once(thread, 'exit', { signal }).then(([code]) =>
        Promise.reject(new Error(`It ended with ${code}`)),
      )
      await Promise.race([once(thread, 'message', { signal }), ended])
      return true
    } catch (error) {
      if (!signal.aborted)
        log.warn({ err: error, projection }, 'A read model could not be filled in a thread of its own')
      await thread.terminate()
      rmSync(file, { force: true })
      return false
    }
  }

/** Removes what starts of earlier versions, which filled these files beside the read models, have left when they were killed: it holds personal data. */
export const removeFilesOfEarlierVersions = (readModels: string) => {
  for (const { name, isFilledApart } of shopReadModels)
    if (isFilledApart) rmSync(`${readModels}-${name}`, { force: true })
}
