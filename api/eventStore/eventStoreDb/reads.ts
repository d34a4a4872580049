import { type AllStreamResolvedEvent, BACKWARDS, END, ErrorType, type ResolvedEvent } from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Connection } from './connection.ts'
import { errorType } from './errors.ts'
import type { Source } from './flow.ts'
import { isDelivered, toFact } from './storedEvents.ts'

/** A stream's facts from a revision on; an unknown stream is an empty one. */
export const readStream = async (connection: Connection, stream: string, from = 0) =>
  toFacts(await events(connection, connection.client.readStream(stream, { fromRevision: BigInt(from) })))

/** So many of a stream's facts, newest first. */
export const readNewest = async (connection: Connection, stream: string, maxCount: number) =>
  toFacts(await events(connection, connection.client.readStream(stream, { ...newestFirst, maxCount })))

/** What the server keeps about a stream, under the server's own names. */
export const readMetadata = async (connection: Connection, stream: string): Promise<Record<string, unknown>> => {
  const metastream = connection.client.readStream(`$$${stream}`, { ...newestFirst, maxCount: 1 })
  const [newest] = await events(connection, metastream)
  const data: unknown = newest?.event?.data
  return typeof data === 'object' ? { ...data } : {}
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
  await events(connection, connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }))
}

const newestFirst = { direction: BACKWARDS, fromRevision: END } as const

const toFacts = (resolved: readonly AnyResolvedEvent[]): StoredFact[] =>
  resolved.flatMap((event) => toFact(event) ?? [])

const events = async (connection: Connection, source: Source) =>
  (await Array.fromAsync(batches(connection, source))).flat()

type AnyResolvedEvent = ResolvedEvent | AllStreamResolvedEvent

async function* batches(connection: Connection, source: Source) {
  const flow = connection.reading<AnyResolvedEvent>(source)
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
