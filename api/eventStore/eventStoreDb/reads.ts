import type { AllStreamResolvedEvent, Position, ResolvedEvent } from '@eventstore/db-client'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { BACKWARDS, END, ErrorType } from './clientLibrary.ts'
import { type Connection, retryOnNewLeader } from './connection.ts'
import { errorType } from './portErrors.ts'
import { isDelivered, toFact } from './storedEvents.ts'
import type { ClientStream } from './streamReader.ts'

/** Reads the events of a stream from a revision on; none if the stream is unknown. */
export const readEvents = (connection: Connection, stream: string, from: number) =>
  readAll<ResolvedEvent>(connection, () =>
    connection.client.readStream(stream, { ...atLeader, fromRevision: BigInt(from) }),
  )

export const toFacts = (resolved: readonly AnyResolvedEvent[]): StoredFact[] =>
  resolved.flatMap((event) => toFact(event) ?? [])

/** Reads the newest facts of a stream, newest first. */
export const readNewest = async (connection: Connection, stream: string, maxCount: number) =>
  toFacts(await newestEvents(connection, stream, END, maxCount))

/** Yields all events of a stream, newest first; further pages are read only if the caller continues. */
export const newestFirst = (connection: Connection, stream: string) =>
  pagesBackwards<ResolvedEvent, bigint>(
    (from, size) => newestEvents(connection, stream, from, size),
    ({ event }) => (event?.revision ? event.revision - 1n : undefined),
  )

/** Reads the metadata of a stream, with the server's property names. */
export const readMetadata = async (connection: Connection, stream: string): Promise<Record<string, unknown>> => {
  const [newest] = await newestEvents(connection, `$$${stream}`, END, 1)
  const data: unknown = newest?.event?.data
  return typeof data === 'object' ? { ...data } : {}
}

/** Reads the position of the newest fact that a subscription delivers, 0 if there is none. */
export const readHead = async (connection: Connection) => {
  const all = pagesBackwards<AllStreamResolvedEvent, Position>(
    (from, size) => newestOfAll(connection, from, size),
    ({ event }) => event?.position,
    allPageSize,
  )
  for await (const resolved of all) if (isDelivered(resolved)) return Number(resolved.event?.position?.commit ?? 0)
  return 0
}

/** Throws `StoreUnavailable` if the server does not answer. */
export const ping = async (connection: Connection) => {
  await newestOfAll(connection, END, 1)
}

// A lagging follower would return a stream without its newest events.
const atLeader = { requiresLeader: true }

const firstPageSize = 20
const streamPageSize = 500
// There may be thousands of undelivered events at the end, such as heartbeats.
const allPageSize = 4000

// Pages, because the server keeps sending after a cancelled read, and counts cancellations against the client: each page is read to its end.
async function* pagesBackwards<Item, Place>(
  page: (from: Place | typeof END, size: number) => Promise<Item[]>,
  before: (oldest: Item) => Place | undefined,
  laterPageSize = streamPageSize,
) {
  let from: Place | typeof END | undefined = END
  for (let size = firstPageSize; from !== undefined; size = laterPageSize) {
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
  readAll<ResolvedEvent>(connection, () =>
    connection.client.readStream(stream, { ...atLeader, direction: BACKWARDS, fromRevision, maxCount }),
  )

const newestOfAll = (connection: Connection, fromPosition: Position | typeof END, maxCount: number) =>
  readAll<AllStreamResolvedEvent>(connection, () =>
    connection.client.readAll({ ...atLeader, direction: BACKWARDS, fromPosition, maxCount }),
  )

type AnyResolvedEvent = ResolvedEvent | AllStreamResolvedEvent

const readAll = <Item extends AnyResolvedEvent>(connection: Connection, ask: () => ClientStream) =>
  retryOnNewLeader(async () => (await Array.fromAsync(readBatches<Item>(connection, ask()))).flat())

async function* readBatches<Item extends AnyResolvedEvent>(connection: Connection, source: ClientStream) {
  const reader = connection.openReader<Item>(source)
  try {
    for (let batch = await reader.next(); batch; batch = await reader.next()) yield batch
  } catch (error) {
    if (!isStreamAbsent(error)) throw error
  } finally {
    reader.stop()
  }
}

const isStreamAbsent = (error: unknown) => {
  const type = errorType(error)
  return type === ErrorType.STREAM_NOT_FOUND || type === ErrorType.STREAM_DELETED
}
