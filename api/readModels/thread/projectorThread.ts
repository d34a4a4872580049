import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Log } from '#api/log.ts'
import { openPositionWaiters } from '#api/readModels/positionWaiters.ts'
import type { StoppedProjection } from '#api/readModels/projectionRunner.ts'
import { type FactsListener, notifyListener, type Projector } from '#api/readModels/projector.ts'
import type { FactsLocation, WorkerCommand, WorkerReport } from './workerProtocol.ts'

/** Milliseconds that the thread has to finish its last write before it is terminated. */
const stopTimeout = 5000

/** The facts that are read, and the file that is written. */
interface ProjectorFiles {
  facts: FactsLocation
  readModels: string
}

/**
 * Creates the file of the read models, which does not exist yet, with all facts of the log folded; before `openProjectorThread`. If that fails, which is
 * logged, there is no file afterwards. Rejects if the thread ends.
 */
export const createInProjectorThread = async (thread: Worker, files: ProjectorFiles, log: Log) => {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(thread, 'exit', { signal }).then(([code]) => Promise.reject(endedWith(code)))
  const created = once(thread, 'message', { signal })
  thread.postMessage({ command: 'create', options: { ...files, logLevel: log.level } } satisfies WorkerCommand)
  try {
    await Promise.race([created, ended])
  } finally {
    waiting.abort()
  }
}

const endedWith = (code: unknown) => new Error(`The thread of the read models ended with ${code}`)

/** A projector in a thread that was started for it. Resolves once the tables exist. Rejects with the error of a thread that failed to open them. */
export const openProjectorThread = async (thread: Worker, files: ProjectorFiles, log: Log): Promise<Projector> => {
  const waiters = openPositionWaiters()
  const listeners: FactsListener[] = []
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  ended.promise.catch(() => undefined)
  let stopped: readonly StoppedProjection[] = []
  const send = (message: WorkerCommand) => thread.postMessage(message)
  const settle = (error: unknown) => (error ? ended.reject(error) : ended.resolve())

  thread.on('message', (message: WorkerReport) => {
    if (message.report === 'opened') opened.resolve()
    else if (message.report === 'reached') {
      stopped = message.stopped
      waiters.advance(message.position)
    } else if (message.report === 'applied')
      for (const listener of listeners) notifyListener(listener, message.facts, log)
    else if (message.report === 'ended') settle(message.error)
  })
  const fail = (error: unknown) => {
    opened.reject(error)
    ended.reject(error)
  }
  thread.on('error', fail)
  thread.on('exit', (code) => fail(endedWith(code)))
  send({ command: 'open', options: { ...files, logLevel: log.level } })
  await opened.promise
  // The thread must not keep the process alive if the start fails.
  thread.unref()

  return {
    run: (signal) => {
      const stop = () => {
        thread.ref()
        send({ command: 'stop' })
        setTimeout(() => thread.terminate(), stopTimeout).unref()
      }
      send({ command: 'follow' })
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      return ended.promise
    },
    waitForPosition: (position, timeout) => {
      if (waiters.position() < position) send({ command: 'flush', position, timeout })
      return waiters.waitForPosition(position, timeout)
    },
    position: waiters.position,
    stoppedProjections: () => stopped,
    onApplied: (listener) => listeners.push(listener),
  }
}
