import { Worker } from 'node:worker_threads'
import type { Log } from '#api/log.ts'
import { openArrivals } from '#api/readModels/arrivals.ts'
import type { Stopped } from '#api/readModels/folding.ts'
import { hear, type NewsListener, type Projector } from '#api/readModels/projector.ts'
import type { FactsPlace, Order, Report } from './talk.ts'

/** Milliseconds for the thread to finish what it writes. */
const grace = 5000

/**
 * The projector of the shop's read models, at work in a thread of its own. The tables are there when it answers. Rejects with what
 * kept the thread from opening them.
 */
export const openProjectorThread = async (facts: FactsPlace, readModels: string, log: Log): Promise<Projector> => {
  const workerData = { facts, readModels, logLevel: log.level }
  const thread = new Worker(new URL('./projectorWorker.ts', import.meta.url), { workerData })
  const arrivals = openArrivals()
  const listeners: NewsListener[] = []
  const opened = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  ended.promise.catch(() => undefined)
  let stopped: readonly Stopped[] = []
  const order = (told: Order) => thread.postMessage(told)

  thread.on('message', (told: Report) => {
    if (told.report === 'opened') opened.resolve()
    else if (told.report === 'reached') {
      stopped = told.stopped
      arrivals.reach(told.position)
    } else if (told.report === 'applied') for (const listen of listeners) hear(listen, told.facts, log)
    else if (told.error) ended.reject(told.error)
    else ended.resolve()
  })
  const fail = (error: unknown) => {
    opened.reject(error)
    ended.reject(error)
  }
  thread.on('error', fail)
  thread.on('exit', (code) => fail(new Error(`The thread of the read models ended with ${code}`)))
  await opened.promise
  // A start that fails does not wait for it.
  thread.unref()

  return {
    run: (signal) => {
      const stop = () => {
        thread.ref()
        order({ order: 'stop' })
        setTimeout(() => thread.terminate(), grace).unref()
      }
      order({ order: 'follow' })
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
      return ended.promise
    },
    reached: (position, patience) => {
      if (arrivals.position() < position) order({ order: 'hurry', position, patience })
      return arrivals.reached(position, patience)
    },
    position: arrivals.position,
    stopped: () => stopped,
    onApplied: (listen) => listeners.push(listen),
  }
}
