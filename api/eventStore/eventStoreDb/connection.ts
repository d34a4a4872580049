import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { StoreUnavailable } from '#api/eventStore/eventStore.ts'
import { dispose, openClient } from './client.ts'
import type { BackoffLimits } from './exponentialBackoff.ts'
import { defaultLease, type LeaseTimes } from './lease.ts'
import { parseAddress } from './parseAddress.ts'
import { isNotLeader, timeoutError, toPortError } from './portErrors.ts'
import { type ClientStream, onAbort, type StreamReader, streamReader } from './streamReader.ts'

export interface EventStoreDbOptions {
  /** Milliseconds that one answer may take. Default 5000. */
  timeout?: number
  /** Backoff between tries to resubscribe. Default 100 ms to 2 s. */
  pauses?: BackoffLimits
  /** Backoff between tries to handle a failed fact. Default 100 ms to 30 s. */
  retry?: BackoffLimits
  /** Times of the lease with which one node runs the consumers. */
  lease?: LeaseTimes
  /** Called with errors from which a subscription or consumer recovers by itself, and with foreign events that it skips. */
  report?: (error: Error) => void
}

export type Connection = ReturnType<typeof connect>

/** Opens a connection, which connects on its first call. Throws `StoreUnavailable` if the address cannot be parsed. */
export const connect = (url: string, options: EventStoreDbOptions = {}) => {
  const { timeout = 5000, pauses = { first: 100, longest: 2000 }, report = () => undefined } = options
  const { retry = { first: 100, longest: 30_000 }, lease = defaultLease } = options
  const { hosts } = parseAddress(url)
  const client = openClient(url)
  const closing = new AbortController()

  const withTimeout = <Answer>(answer: Promise<Answer>) =>
    rejectAfter(timeout, answer, () => timeoutError(hosts, timeout))
  const rejectAsPortError = (error: unknown) => Promise.reject(toPortError(error, hosts))
  const callOptions = { deadline: timeout, requiresLeader: true }

  /** Runs one call with a timeout and maps its errors to those of the port. */
  const call = async <Answer>(ask: (client: EventStoreDBClient) => Promise<Answer>): Promise<Answer> => {
    if (closing.signal.aborted) throw closedError()
    return withTimeout(retryOnNewLeader(() => ask(client))).catch(rejectAsPortError)
  }

  return {
    client,
    hosts,
    pauses,
    retry,
    lease,
    closing: closing.signal,
    report: (trouble: unknown) => report(trouble instanceof Error ? trouble : new Error(String(trouble))),
    callOptions,
    call,
    /** Reads a finite stream; each `next` has the timeout. The caller must stop it. */
    openReader: <Item>(source: ClientStream): StreamReader<Item> => {
      const reader = streamReader<Item>(source)
      onAbort(closing.signal, () => reader.fail(closedError()), reader.ended)
      return { ...reader, next: () => withTimeout(reader.next()).catch(rejectAsPortError) }
    },
    /** Reads a subscription: its confirmation has the timeout, the events after it have none. The caller must stop it. */
    openSubscription: <Item>(source: ClientStream): StreamReader<Item> => {
      const reader = streamReader<Item>(source)
      const timer = setTimeout(() => reader.fail(timeoutError(hosts, timeout)), timeout)
      source.on('confirmation', () => clearTimeout(timer))
      reader.ended.addEventListener('abort', () => clearTimeout(timer))
      return reader
    },
    /** Resolves once readers see every write of any node before this call. */
    writeBarrier: coalesced(() =>
      call((client) => client.setStreamMetadata(barrierStream, { maxCount: 1 }, callOptions)),
    ),
    close: async () => {
      closing.abort()
      dispose(client)
    },
  }
}

// The server answers a write once it is visible to readers, in the order of writes. Stream metadata keeps only its newest version.
const barrierStream = 'vault-write-barrier'

/** Coalesces concurrent calls: all calls during a run share the next run, which begins after them. */
const coalesced = (work: () => Promise<unknown>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<unknown> | undefined
  const begin = () => {
    next = undefined
    running = work()
    return running
  }
  return () => {
    next ??= running.then(begin, begin)
    return next
  }
}

const closedError = () => new StoreUnavailable('The event store is closed.')

/** Retries once if another node is the leader now: the client knows the new leader, and the call had no effect. */
export const retryOnNewLeader = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch(async (error) => {
    if (!isNotLeader(error)) throw error
    await nextTurn()
    return ask()
  })

const rejectAfter = <Answer>(timeout: number, answer: Promise<Answer>, timeoutError: () => Error): Promise<Answer> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(timeoutError()), timeout)
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer))
}
