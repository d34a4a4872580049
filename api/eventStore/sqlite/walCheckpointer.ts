import { Worker } from 'node:worker_threads'

/** Number of pages in the write-ahead log at which a checkpoint starts: 16 MB. */
const checkpointThreshold = 4096
/** Number of pages at which the log must restart: 64 MB. For that this thread moves the remaining pages, while all others wait. */
const restartThreshold = 16_384
/** Commits between two checks of the log's size. */
const commitsPerCheck = 64

interface WriteAheadLog {
  /** Pages that are not in the database file yet. The log's file size does not show it: the log is overwritten and never shrinks. */
  pendingPages(): number
  /** Moves the pages written in the meantime, so that the log restarts, if it has at least so many pages. */
  finish(minPages: number): unknown
  fail(error: unknown): unknown
}

/**
 * Checkpoints the write-ahead log into the database file on its own thread, so that the fsync of many scattered pages blocks nobody. Pages
 * written in the meantime are few; this thread moves them once the log is long. The worker starts with the first checkpoint.
 */
export const walCheckpointer = (file: string, log: WriteAheadLog) => {
  let worker: Worker | undefined
  let isRunning = false
  let commits = 0

  const start = () => {
    const started = new Worker(new URL('./walCheckpointWorker.ts', import.meta.url), { workerData: file })
    started.unref()
    started.on('message', ({ error }: { error?: unknown }) => {
      isRunning = false
      if (error) log.fail(error)
      else log.finish(restartThreshold)
    })
    started.on('error', (error) => {
      worker = undefined
      isRunning = false
      log.fail(error)
    })
    return started
  }

  return {
    onCommit: () => {
      commits += 1
      if (isRunning || commits % commitsPerCheck !== 0 || log.pendingPages() < checkpointThreshold) return
      isRunning = true
      worker ??= start()
      worker.postMessage('move')
    },
    stop: () => worker?.terminate(),
  }
}
