import type { EventStore, Retention } from './eventStore.ts'
import { appender } from './eventStoreDb/appender.ts'
import { ErrorType } from './eventStoreDb/clientLibrary.ts'
import { commandIndex } from './eventStoreDb/commandIndex.ts'
import { type Connection, connect, type EventStoreDbOptions } from './eventStoreDb/connection.ts'
import { readMethods } from './eventStoreDb/eventStoreDbReader.ts'
import { leasedConsumers } from './eventStoreDb/leasedConsumers.ts'
import { errorType } from './eventStoreDb/portErrors.ts'
import { readEvents, readMetadata, toFacts } from './eventStoreDb/reads.ts'

/** Opens the store on EventStoreDB at `esdb://…`. Throws `StoreUnavailable` with a message for the operator if it does not answer in time. */
export const openEventStoreDb = async (url: string, options?: EventStoreDbOptions): Promise<EventStore> => {
  const connection = connect(url, options)
  const reads = readMethods(connection)
  await reads.ping().catch(async (error) => {
    await connection.close()
    throw error
  })
  const commands = commandIndex(connection)
  const streams = {
    append: appender(connection, commands),
    readLast: reads.readLast,
    retain: (stream: string, retention: Retention) => retain(connection, stream, retention),
  }
  return {
    ...reads,
    ...streams,
    findCommand: async (stream, command) => (await commands.find(stream, command)).appended,
    readStream: async (stream, from = 0) => {
      const events = await readEvents(connection, stream, from)
      commands.recordRead(stream, from, events)
      return toFacts(events)
    },
    consume: leasedConsumers(connection, streams),
    forget: async (stream) => {
      await forget(connection, stream)
      commands.forget(stream)
    },
  }
}

const retain = async (connection: Connection, stream: string, { newest, maxAge }: Retention) => {
  const { $maxCount, $maxAge, $tb, ...kept } = await readMetadata(connection, stream)
  const metadata = {
    ...kept,
    // Keep `$tb`: without it, deleted facts would be readable again. In a stream that is deleted now, its value exceeds safe integers.
    ...(Number.isSafeInteger($tb) && { $tb }),
    ...(newest !== undefined && { maxCount: newest }),
    ...(maxAge !== undefined && { maxAge }),
  }
  await connection.call((client) => client.setStreamMetadata(stream, metadata, connection.callOptions))
  // In a stream that was deleted, the server writes the new `$tb` itself, after this write.
  if ($tb !== undefined) await connection.writeBarrier()
}

const forget = async (connection: Connection, stream: string) => {
  await connection
    .call((client) => client.deleteStream(stream, connection.callOptions))
    .catch((error) => {
      if (!alreadyGone.has(errorType(error))) throw error
    })
}

const alreadyGone = new Set<ErrorType | undefined>([ErrorType.WRONG_EXPECTED_VERSION, ErrorType.STREAM_DELETED])
