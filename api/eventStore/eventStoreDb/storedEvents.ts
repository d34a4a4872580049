import type { AllStreamResolvedEvent, JSONType, ResolvedEvent } from '@eventstore/db-client'
import type { FactMeta, NewFact, StoredFact } from '#api/eventStore/eventStore.ts'
import { ForeignFact } from './portErrors.ts'

/** Names of the streams that subscriptions deliver: neither system streams nor the secret store. */
export const deliveredPattern = /^(?!\$|vault-)/

/** Whether a subscription delivers this event. */
export const isDelivered = ({ event }: ResolvedEvent | AllStreamResolvedEvent) =>
  event !== undefined && !event.type.startsWith('$') && deliveredPattern.test(event.streamId)

/**
 * Converts a fact to an event of the client; `id` is the event id, derived from the command key if there is one. Throws `TypeError` if
 * the fact is not JSON, because the client would never answer.
 */
export const toEvent = (fact: NewFact, id = fact.id) => {
  const { type, version, data, meta } = fact
  if (!uuid.test(fact.id)) throw new TypeError(`${fact.id} is not a UUID`)
  if (JSON.stringify(data) === undefined) throw new TypeError(`The data of ${type} is not JSON`)
  const metadata = { version, ...(id !== fact.id && { id: fact.id }), ...renameKeys(meta, serverNames) }
  JSON.stringify(metadata)
  // JSON was checked above.
  return { id, type, contentType: 'application/json' as const, data: data as JSONType, metadata }
}

/** Converts an event to a fact; undefined for system events, such as tombstones. Throws `ForeignFact`. */
export const toFact = ({ event }: ResolvedEvent | AllStreamResolvedEvent): StoredFact | undefined => {
  if (!event || event.type.startsWith('$')) return undefined
  const { id, type, streamId: stream, data, position } = event
  if (position === undefined) throw foreignFact(stream, event.revision)
  const revision = Number(event.revision)
  const header = { id, type, stream, revision, position: Number(position.commit) }
  return { ...header, ...ownMetadata(header, event.metadata), data }
}

type EventHeader = Pick<StoredFact, 'id' | 'stream' | 'revision'>

/** What a fact has from the metadata of its event. Throws `ForeignFact`. */
export const ownMetadata = ({ id: eventId, stream, revision }: EventHeader, metadata: unknown) => {
  if (!isFactMetadata(metadata)) throw foreignFact(stream, revision)
  const { version, id = eventId } = metadata
  return { id, version, meta: renameKeys(metadata, ourNames, headerNames) as unknown as FactMeta }
}

const foreignFact = (stream: string, revision: number | bigint) =>
  new ForeignFact(`${stream} holds something that the shop did not write, at revision ${revision}.`)

interface EventMetadata {
  version: number
  /** The fact's id, if the event id is derived from a command key. */
  id?: string
  $correlationId: string
}

// The names that the server's projections use.
const serverNames: Names = { correlationId: '$correlationId', causationId: '$causationId' }
const ourNames: Names = { $correlationId: 'correlationId', $causationId: 'causationId' }

// What the metadata of an event has besides that of its fact.
const headerNames = new Set(['version', 'id'])

type Names = Readonly<Record<string, string>>

/** Keeps the order of keys, because the hash covers the serialized metadata. */
const renameKeys = (meta: object, names: Names, without?: ReadonlySet<string>) => {
  const values = meta as Readonly<Record<string, unknown>>
  const renamed: Record<string, unknown> = {}
  // A loop, because every fact of a subscription passes here: `Object.entries` takes four times as long.
  for (const name in values) if (!without?.has(name)) renamed[names[name] ?? name] = values[name]
  return renamed
}

const isFactMetadata = (metadata: unknown): metadata is EventMetadata =>
  typeof metadata === 'object' && metadata !== null && 'version' in metadata && '$correlationId' in metadata

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
