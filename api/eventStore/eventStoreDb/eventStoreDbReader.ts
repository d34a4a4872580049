import type { EventStore } from '#api/eventStore/eventStore.ts'
import { refusingWrites } from '#api/eventStore/refusingWrites.ts'
import { type Connection, connect, type EventStoreDbOptions } from './connection.ts'
import { ping, readEvents, readHead, readNewest, toFacts } from './reads.ts'
import { resumingSubscription } from './resumingSubscription.ts'

/**
 * Opens the facts on EventStoreDB for reading only, beside a store that has reached it: it connects on its first call, and loads no more
 * code than it needs, because each thread loads its own.
 */
export const openEventStoreDbReader = (url: string, options?: EventStoreDbOptions): EventStore => {
  const connection = connect(url, options)
  return {
    ...readMethods(connection),
    ...refusingWrites,
    readStream: async (stream, from = 0) => toFacts(await readEvents(connection, stream, from)),
    findCommand: async (stream, command) => {
      const { commandIndex } = await import('./commandIndex.ts')
      return (await commandIndex(connection).find(stream, command)).appended
    },
  }
}

/** The methods of the port that only read. */
export const readMethods = (connection: Connection) => ({
  readLast: async (stream: string) => (await readNewest(connection, stream, 1))[0],
  subscribe: (after: number, signal: AbortSignal) => resumingSubscription(connection, after, signal),
  head: () => readHead(connection),
  ping: () => ping(connection),
  close: connection.close,
})
