import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  ErrorType,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { askLeader, type Connection } from './connection.ts'
import { errorType } from './errors.ts'
import type { Source } from './flow.ts'
import { isDelivered, toFact } from './storedEvents.ts'

/** What a stream holds from a revision on; an unknown stream is an empty one. */
export const readEvents = (connection: Connection, stream: string, from: number) =>
  events<ResolvedEvent>(connection, () =>
    connection.client.readStream(stream, { ...atLeader, fromRevision: BigInt(from) }),
  )

export const toFacts = (resolved: readonly AnyResolvedEvent[]): StoredFact[] =>
  resolved.flatMap((event) => toFact(event) ?? [])

/** So many of a stream's facts, newest first. */
export const readNewest = async (connection: Connection, stream: string, maxCount: number) =>
  toFacts(await newestEvents(connection, stream, END, maxCount))

/** All that a stream holds, newest first, in pages, for readers who know when to stop. */
export const newestFirst = (connection: Connection, stream: string) =>
  inPages<ResolvedEvent, bigint>(
    (from, size) => newestEvents(connection, stream, from, size),
    ({ event }) => (event?.revision ? event.revision - 1n : undefined),
  )

/** What the server keeps about a stream, under the server's own names. */
export const readMetadata = async (connection: Connection, stream: string): Promise<Record<string, unknown>> => {
  const [newest] = await newestEvents(connection, `$$${stream}`, END, 1)
  const data: unknown = newest?.event?.data
  return typeof data === 'object' ? { ...data } : {}
}

/** The position of the newest fact that a subscription delivers, 0 where there is none. */
export const readHead = async (connection: Connection) => {
  const all = inPages<AllStreamResolvedEvent, Position>(
    (from, size) => newestOfAll(connection, from, size),
    ({ event }) => event?.position,
  )
  for await (const resolved of all) if (isDelivered(resolved)) return Number(resolved.event?.position?.commit ?? 0)
  return 0
}

/** Throws `StoreUnavailable` where the server does not answer. */
export const knock = async (connection: Connection) => {
  await newestOfAll(connection, END, 1)
}

// A node that lags behind would show a stream without what was just appended to it.
const atLeader = { requiresLeader: true }

const firstPage = 20
const laterPages = 500

// A read that is broken off has the server send on for nothing, and servers count how often that is done: pages come to their end.
async function* inPages<Item, Place>(
  page: (from: Place | typeof END, size: number) => Promise<Item[]>,
  before: (oldest: Item) => Place | undefined,
) {
  let from: Place | typeof END | undefined = END
  for (let size = firstPage; from !== undefined; size = laterPages) {
    const items: Item[] = await page(from, size)
    yield* items
    const oldest = items.at(-1)
    from = oldest === undefined || items.length < size ? undefined : before(oldest)
  }
}

const newestEvents = (
  connection: Connection,
  stream: string,
  fromRevision: bigint | typeof END,
  maxCount: number,
): Promise<ResolvedEvent[]> =>
  events<ResolvedEvent>(connection, () =>
    connection.client.readStream(stream, { ...atLeader, direction: BACKWARDS, fromRevision, maxCount }),
  )

const newestOfAll = (connection: Connection, fromPosition: Position | typeof END, maxCount: number) =>
  events<AllStreamResolvedEvent>(connection, () =>
    connection.client.readAll({ ...atLeader, direction: BACKWARDS, fromPosition, maxCount }),
  )

type AnyResolvedEvent = ResolvedEvent | AllStreamResolvedEvent

const events = <Item extends AnyResolvedEvent>(connection: Connection, ask: () => Source) =>
  askLeader(async () => (await Array.fromAsync(batches<Item>(connection, ask()))).flat())

async function* batches<Item extends AnyResolvedEvent>(connection: Connection, source: Source) {
  const flow = connection.reading<Item>(source)
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
