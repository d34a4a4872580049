import { Worker } from 'node:worker_threads'

/** Pages in the write-ahead log from which on they are moved into the file: 16 MB. */
const enough = 4096
/** Pages that the log holds before it starts over: 64 MB. The rest is moved here for that, and everybody waits. */
const long = 16_384
/** Commits between looks at how many there are. */
const lookEvery = 64

interface Log {
  /** Pages that are not in the file yet. The log's size would not tell: it is written over from its start, and never shrinks. */
  waiting(): number
  /** Moves what came meanwhile, so that the log starts over, if it holds so many pages. */
  finish(long: number): unknown
  fail(error: unknown): unknown
}

/**
 * Moves the write-ahead log into the file of facts on a thread of its own, so that its fsync of many scattered pages holds nobody
 * up; what came meanwhile is little, and is moved here once the log is long. The thread starts with the first need.
 */
export const checkpointer = (file: string, log: Log) => {
  let worker: Worker | undefined
  let isMoving = false
  let commits = 0

  const start = () => {
    const started = new Worker(new URL('./checkpointWorker.ts', import.meta.url), { workerData: file })
    started.unref()
    started.on('message', ({ error }: { error?: unknown }) => {
      isMoving = false
      if (error) log.fail(error)
      else log.finish(long)
    })
    started.on('error', (error) => {
      worker = undefined
      isMoving = false
      log.fail(error)
    })
    return started
  }

  return {
    committed: () => {
      commits += 1
      if (isMoving || commits % lookEvery !== 0 || log.waiting() < enough) return
      isMoving = true
      worker ??= start()
      worker.postMessage('move')
    },
    stop: () => worker?.terminate(),
  }
}
