import { type AllStreamResolvedEvent, type JSONType, type ResolvedEvent, streamNameFilter } from '@eventstore/db-client'
import type { FactMeta, NewFact, StoredFact } from '#api/eventStore/eventStore.ts'
import { ForeignFact } from './errors.ts'

const delivered = /^(?!\$|vault-)/

/** Neither the server's own streams nor secrets leave the server. */
export const deliveredStreams = streamNameFilter({ regex: delivered.source, checkpointInterval: 1000 })

/** Whether a subscription delivers it. */
export const isDelivered = ({ event }: ResolvedEvent | AllStreamResolvedEvent) =>
  event !== undefined && !event.type.startsWith('$') && delivered.test(event.streamId)

/** A fact as the client takes it. Throws `TypeError` where its data is no JSON: the client would never answer. */
export const toEvent = ({ id, type, version, data, meta }: NewFact) => {
  if (!uuid.test(id)) throw new TypeError(`${id} is not a UUID`)
  if (JSON.stringify(data) === undefined) throw new TypeError(`The data of ${type} is not JSON`)
  const { correlationId, causationId, ...rest } = meta
  const metadata = {
    version,
    ...rest,
    $correlationId: correlationId,
    ...(causationId && { $causationId: causationId }),
  }
  // Checked above, which the client's type cannot know.
  return { id, type, contentType: 'application/json' as const, data: data as JSONType, metadata }
}

/** The fact that an event is; undefined where it is the server's own, such as a tombstone. */
export const toFact = ({ event }: ResolvedEvent | AllStreamResolvedEvent): StoredFact | undefined => {
  if (!event || event.type.startsWith('$')) return undefined
  const { id, type, streamId: stream, data, position } = event
  const metadata: unknown = event.metadata
  if (!isFactMetadata(metadata) || position === undefined)
    throw new ForeignFact(`${stream} holds something that the shop did not write, at revision ${event.revision}.`)

  const { version, $correlationId, $causationId, ...rest } = metadata
  const meta = { ...rest, correlationId: $correlationId, ...($causationId && { causationId: $causationId }) }
  return { id, type, version, data, meta, stream, revision: Number(event.revision), position: Number(position.commit) }
}

/** Correlation and causation under the names that the server's own projections know. */
interface FactMetadata extends Pick<FactMeta, 'by' | 'at'> {
  version: number
  $correlationId: string
  $causationId?: string
}

const isFactMetadata = (metadata: unknown): metadata is FactMetadata =>
  typeof metadata === 'object' && metadata !== null && 'version' in metadata && '$correlationId' in metadata

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
