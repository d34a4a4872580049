import { ErrorType } from '@eventstore/db-client'
import type { EventStore, Retention } from './eventStore.ts'
import { appender } from './eventStoreDbAppend.ts'
import { type Connection, connect, type EventStoreDbOptions } from './eventStoreDbConnection.ts'
import { consume } from './eventStoreDbConsumer.ts'
import { errorType } from './eventStoreDbErrors.ts'
import { knock, readHead, readNewest, readStream } from './eventStoreDbReads.ts'
import { subscription } from './eventStoreDbSubscription.ts'

/** The store on EventStoreDB at `esdb://…`. Throws `StoreUnavailable` with a sentence for the operator where it does not answer in time. */
export const openEventStoreDb = async (url: string, options?: EventStoreDbOptions): Promise<EventStore> => {
  const connection = connect(url, options)
  await knock(connection).catch(async (error) => {
    await connection.close()
    throw error
  })
  return {
    append: appender(connection),
    readStream: (stream, from) => readStream(connection, stream, from),
    readLast: async (stream) => (await readNewest(connection, stream, 1))[0],
    subscribe: (after, signal) => subscription(connection, after, signal),
    head: () => readHead(connection),
    consume: (name, take, signal) => consume(connection, name, take, signal),
    retain: (stream, retention) => retain(connection, stream, retention),
    forget: (stream) => forget(connection, stream),
    close: connection.close,
  }
}

const retain = async (connection: Connection, stream: string, { newest, maxAge }: Retention) => {
  const before = await connection.answer((client) => client.getStreamMetadata(stream, connection.perCall))
  const { maxCount: _maxCount, maxAge: _maxAge, truncateBefore, ...kept } = before.metadata ?? {}
  const metadata = {
    ...kept,
    // Without it, facts that were forgotten before would be there again.
    ...(Number.isSafeInteger(truncateBefore) && { truncateBefore }),
    ...(newest !== undefined && { maxCount: newest }),
    ...(maxAge !== undefined && { maxAge }),
  }
  await connection.answer((client) => client.setStreamMetadata(stream, metadata, connection.perCall))
}

const forget = async (connection: Connection, stream: string) => {
  await connection
    .answer((client) => client.deleteStream(stream, connection.perCall))
    .catch((error) => {
      if (!alreadyGone.has(errorType(error))) throw error
    })
}

const alreadyGone = new Set<ErrorType | undefined>([ErrorType.WRONG_EXPECTED_VERSION, ErrorType.STREAM_DELETED])
