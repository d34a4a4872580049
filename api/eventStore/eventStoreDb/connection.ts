import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { addressOf } from './address.ts'
import { dispose, openClient } from './client.ts'
import { isNotLeader, noAnswer, portError } from './errors.ts'
import { type Flow, flowOf, onAbort, type Source } from './flow.ts'
import type { PauseLimits } from './growingPauses.ts'

export interface EventStoreDbOptions {
  /** Milliseconds that one answer may take. Default 5000. */
  timeout?: number
  /** Between tries to take up a subscription again, and to hand out a fact that failed. Default 100 ms to 10 s. */
  pauses?: PauseLimits
  /** Told of what a subscription or a consumer recovers from by itself, or leaves out. */
  report?: (trouble: Error) => void
}

export type Connection = ReturnType<typeof connect>

/** Connects with the first call. Throws `StoreUnavailable` where the address cannot be read. */
export const connect = (url: string, options: EventStoreDbOptions = {}) => {
  const { timeout = 5000, pauses = { first: 100, longest: 10_000 }, report = () => undefined } = options
  const { where } = addressOf(url)
  const client = openClient(url)
  const clients = new Set([client])
  const closing = new AbortController()

  const inTime = <Answer>(asked: Promise<Answer>) => within(timeout, asked, () => noAnswer(where, timeout))
  const inOurWords = (error: unknown) => Promise.reject(portError(error, where))

  return {
    client,
    where,
    pauses,
    closing: closing.signal,
    report: (trouble: unknown) => report(trouble instanceof Error ? trouble : new Error(String(trouble))),
    inTime,
    perCall: { deadline: timeout, requiresLeader: true },
    /** The answer to one question, in time, or an error in the port's words. */
    answer: async <Answer>(ask: (client: EventStoreDBClient) => Promise<Answer>): Promise<Answer> => {
      if (closing.signal.aborted) throw closed()
      return inTime(askLeader(() => ask(client))).catch(inOurWords)
    },
    /** A read, which must go on in time whenever it is asked for more. Stop it. */
    reading: <Item>(source: Source): Flow<Item> => {
      const flow = flowOf<Item>(source)
      onAbort(closing.signal, () => flow.fail(closed()), flow.over)
      return { ...flow, next: () => inTime(flow.next()).catch(inOurWords) }
    },
    /** A subscription, which must be confirmed in time and is then silent for as long as nothing happens. Stop it. */
    subscription: <Item>(source: Source): Flow<Item> => {
      const flow = flowOf<Item>(source)
      const timer = setTimeout(() => flow.fail(noAnswer(where, timeout)), timeout)
      source.on('confirmation', () => clearTimeout(timer))
      flow.over.addEventListener('abort', () => clearTimeout(timer))
      return flow
    },
    /** A client of its own, for calls that must not suffer from a failure that a client remembers. */
    anotherClient: () => {
      const another = openClient(url)
      clients.add(another)
      return another
    },
    release: (another: EventStoreDBClient) => {
      clients.delete(another)
      dispose(another)
    },
    close: async () => {
      closing.abort()
      for (const each of clients) dispose(each)
    },
  }
}

const closed = () => new StoreUnavailable('The event store is closed.')

/** Asks once more where another node leads by now: the client has heard which, and nothing was done yet. */
export const askLeader = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch(async (error) => {
    if (!isNotLeader(error)) throw error
    await nextTurn()
    return ask()
  })

const within = <Answer>(timeout: number, asked: Promise<Answer>, late: () => Error): Promise<Answer> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), timeout)
  return Promise.race([asked, promise]).finally(() => clearTimeout(timer))
}
