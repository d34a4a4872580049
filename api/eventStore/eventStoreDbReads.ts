import { type AllStreamResolvedEvent, BACKWARDS, END, ErrorType, type ResolvedEvent } from '@eventstore/db-client'
import type { StoredFact } from './eventStore.ts'
import type { Connection } from './eventStoreDbConnection.ts'
import { errorType } from './eventStoreDbErrors.ts'
import { isDelivered, toFact } from './eventStoreDbFacts.ts'
import type { Source } from './eventStoreDbFlow.ts'

/** A stream's facts from a revision on; an unknown stream is an empty one. */
export const readStream = async (connection: Connection, stream: string, from = 0): Promise<StoredFact[]> =>
  (await Array.fromAsync(batches(connection, connection.client.readStream(stream, { fromRevision: BigInt(from) }))))
    .flat()
    .flatMap((event) => toFact(event) ?? [])

/** So many of a stream's facts, newest first. */
export const readNewest = async (connection: Connection, stream: string, maxCount: number): Promise<StoredFact[]> => {
  const backwards = { direction: BACKWARDS, fromRevision: END, maxCount } as const
  return (await Array.fromAsync(batches(connection, connection.client.readStream(stream, backwards))))
    .flat()
    .flatMap((event) => toFact(event) ?? [])
}

/** The position of the newest fact that a subscription delivers, 0 where there is none. */
export const readHead = async (connection: Connection) => {
  const all = connection.client.readAll({ direction: BACKWARDS, fromPosition: END })
  for await (const batch of batches(connection, all)) {
    const newest = batch.find(isDelivered)
    if (newest) return Number(newest.event?.position?.commit)
  }
  return 0
}

/** Throws `StoreUnavailable` where the server does not answer. */
export const knock = async (connection: Connection) => {
  const newest = connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })
  await Array.fromAsync(batches(connection, newest))
}

async function* batches(connection: Connection, source: Source) {
  const flow = connection.reading<ResolvedEvent | AllStreamResolvedEvent>(source)
  try {
    for (let batch = await flow.next(); batch; batch = await flow.next()) yield batch
  } catch (error) {
    if (!isAbsence(error)) throw error
  } finally {
    flow.stop()
  }
}

const isAbsence = (error: unknown) => {
  const type = errorType(error)
  return type === ErrorType.STREAM_NOT_FOUND || type === ErrorType.STREAM_DELETED
}
