import { type AllStreamResolvedEvent, type JSONType, type ResolvedEvent, streamNameFilter } from '@eventstore/db-client'
import type { FactMeta, NewFact, StoredFact } from '#api/eventStore/eventStore.ts'
import { ForeignFact } from './errors.ts'

const delivered = /^(?!\$|vault-)/

/** Neither the server's own streams nor secrets leave the server. */
export const deliveredStreams = streamNameFilter({ regex: delivered.source, checkpointInterval: 1000 })

/** Whether a subscription delivers it. */
export const isDelivered = ({ event }: ResolvedEvent | AllStreamResolvedEvent) =>
  event !== undefined && !event.type.startsWith('$') && delivered.test(event.streamId)

/**
 * A fact as the client takes it, under an id of its own where it belongs to a command. Throws `TypeError` where something in it is
 * no JSON: the client would never answer.
 */
export const toEvent = (fact: NewFact, id = fact.id) => {
  const { type, version, data, meta } = fact
  if (!uuid.test(fact.id)) throw new TypeError(`${fact.id} is not a UUID`)
  if (JSON.stringify(data) === undefined) throw new TypeError(`The data of ${type} is not JSON`)
  const metadata = { version, ...(id !== fact.id && { id: fact.id }), ...renamed(meta, serverNames) }
  JSON.stringify(metadata)
  // Checked above, which the client's type cannot know.
  return { id, type, contentType: 'application/json' as const, data: data as JSONType, metadata }
}

/** The fact that an event is; undefined where it is the server's own, such as a tombstone. Throws `ForeignFact`. */
export const toFact = ({ event }: ResolvedEvent | AllStreamResolvedEvent): StoredFact | undefined => {
  if (!event || event.type.startsWith('$')) return undefined
  const { type, streamId: stream, data, position } = event
  const metadata: unknown = event.metadata
  if (!isFactMetadata(metadata) || position === undefined)
    throw new ForeignFact(`${stream} holds something that the shop did not write, at revision ${event.revision}.`)

  const { version, id = event.id, ...rest } = metadata
  const meta = renamed(rest, ourNames) as FactMeta
  return { id, type, version, data, meta, stream, revision: Number(event.revision), position: Number(position.commit) }
}

interface FactMetadata {
  version: number
  /** The fact's own, where the server has it under another. */
  id?: string
  $correlationId: string
}

// The names that the server's own projections know.
const serverNames: Names = { correlationId: '$correlationId', causationId: '$causationId' }
const ourNames: Names = { $correlationId: 'correlationId', $causationId: 'causationId' }

type Names = Readonly<Record<string, string>>

/** In the same order: what is hashed must come back byte by byte. */
const renamed = (meta: object, names: Names) =>
  Object.fromEntries(Object.entries(meta).map(([name, value]) => [names[name] ?? name, value]))

const isFactMetadata = (metadata: unknown): metadata is FactMetadata =>
  typeof metadata === 'object' && metadata !== null && 'version' in metadata && '$correlationId' in metadata

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
