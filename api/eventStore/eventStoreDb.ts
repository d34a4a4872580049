import { ErrorType } from '@eventstore/db-client'
import { type EventStore, type Retention, takingWanted } from './eventStore.ts'
import { appender } from './eventStoreDb/append.ts'
import { commandsOf } from './eventStoreDb/commands.ts'
import { type Connection, connect, type EventStoreDbOptions } from './eventStoreDb/connection.ts'
import { consume } from './eventStoreDb/consumer.ts'
import { errorType } from './eventStoreDb/errors.ts'
import { knock, readEvents, readHead, readMetadata, readNewest, toFacts } from './eventStoreDb/reads.ts'
import { subscription } from './eventStoreDb/subscription.ts'

/** The store on EventStoreDB at `esdb://…`. Throws `StoreUnavailable` with a sentence for the operator where it does not answer in time. */
export const openEventStoreDb = async (url: string, options?: EventStoreDbOptions): Promise<EventStore> => {
  const connection = connect(url, options)
  await knock(connection).catch(async (error) => {
    await connection.close()
    throw error
  })
  const commands = commandsOf(connection)
  return {
    append: appender(connection, commands),
    answered: async (stream, command) => (await commands.find(stream, command)).answered,
    readStream: async (stream, from = 0) => {
      const events = await readEvents(connection, stream, from)
      commands.seen(stream, from, events)
      return toFacts(events)
    },
    readLast: async (stream) => (await readNewest(connection, stream, 1))[0],
    subscribe: (after, signal) => subscription(connection, after, signal),
    head: () => readHead(connection),
    consume: (name, take, signal, options = {}) =>
      consume(connection, { name, take: takingWanted(take, options), runs: options.runs }, signal),
    retain: (stream, retention) => retain(connection, stream, retention),
    forget: async (stream) => {
      await forget(connection, stream)
      commands.forget(stream)
    },
    close: connection.close,
  }
}

const retain = async (connection: Connection, stream: string, { newest, maxAge }: Retention) => {
  const { $maxCount, $maxAge, $tb, ...kept } = await readMetadata(connection, stream)
  const metadata = {
    ...kept,
    // Without it, forgotten facts would be there again. In a stream that is forgotten now it is too large to be kept.
    ...(Number.isSafeInteger($tb) && { $tb }),
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
