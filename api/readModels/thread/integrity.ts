import { Worker } from 'node:worker_threads'
import type { Log } from '#api/log.ts'
import { smallHeapLimits } from '#api/memoryBounds.ts'
import { markIntact } from '#api/readModels/intactMark.ts'

interface ReadModelsFile {
  file: string
  /** Whether the file was checked before it was opened. */
  isChecked: boolean
}

/** What a serving shop knows of the pages of its read models. `check` reads them in a thread of its own, unless they were checked already. */
export const openIntegrity = ({ file, isChecked }: ReadModelsFile, log: Log) => {
  let state: 'unknown' | 'intact' | 'damaged' = isChecked ? 'intact' : 'unknown'
  let thread: Worker | undefined

  const fail = (error: unknown) => {
    state = 'damaged'
    log.error({ err: error, file }, 'The read models are damaged: the next start builds them anew')
  }

  return {
    isDamaged: () => state === 'damaged',
    check: () => {
      if (state !== 'unknown') return
      const program = new URL('./integrityCheckRun.ts', import.meta.url)
      thread = new Worker(program, { workerData: file, resourceLimits: smallHeapLimits })
      thread.unref()
      thread.on('message', (damage?: string) => {
        if (damage === undefined) state = 'intact'
        else fail(new Error(damage))
      })
      thread.on('error', fail)
    },
    /** Ends the check. */
    stop: async () => {
      await thread?.terminate()
    },
    /** Call it when the shop has closed the file: the next start opens one that is known to be intact without reading it first. */
    mark: () => {
      if (state === 'intact') markIntact(file)
    },
  }
}
