import gossipGrpc from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import persistentGrpc from '@eventstore/db-client/generated/persistent_grpc_pb.js'
import persistent from '@eventstore/db-client/generated/persistent_pb.js'
import featuresGrpc from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { Metadata, type StatusObject, status } from '@grpc/grpc-js'
import { type LoggedEvent, type ProposedEvent, tombstoneRevision } from './events.ts'

// The generated stubs are CommonJS without named exports, so this file imports each as a whole and re-exports it.
export { features, featuresGrpc, gossip, gossipGrpc, persistent, persistentGrpc, shared, streams, streamsGrpc }

/** An event as the server sends it. */
export const recordedEvent = (event: LoggedEvent) => {
  const message = new streams.ReadResp.ReadEvent.RecordedEvent()
  message.setId(uuidMessage(event.id))
  message.setStreamIdentifier(streamIdentifier(event.stream))
  message.setStreamRevision(event.revision === tombstoneRevision ? '9223372036854775807' : String(event.revision))
  message.setCommitPosition(String(event.position))
  message.setPreparePosition(String(event.position))
  message.setData(event.data)
  message.setCustomMetadata(event.metadata)
  const headers = message.getMetadataMap()
  headers.set('type', event.type)
  headers.set('content-type', event.json ? 'application/json' : 'application/octet-stream')
  headers.set('created', String(event.created * ticksPerMillisecond))
  return message
}

type AnyProposedMessage = streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage

export const proposedEvent = (message: AnyProposedMessage): ProposedEvent => ({
  id: message.getId()?.getString() ?? '',
  type: message.getMetadataMap().get('type') ?? '',
  json: message.getMetadataMap().get('content-type') === 'application/json',
  data: message.getData_asU8(),
  metadata: message.getCustomMetadata_asU8(),
})

export const uuidMessage = (id: string) => {
  const message = new shared.UUID()
  message.setString(id)
  return message
}

export const streamIdentifier = (stream: string) => {
  const message = new shared.StreamIdentifier()
  message.setStreamName(Buffer.from(stream))
  return message
}

export const streamName = (identifier: shared.StreamIdentifier | undefined) =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString()

/** A gRPC error with the trailers by which clients recognize it. */
export const grpcError = (code: status, exception: string, details: Record<string, string> = {}): StatusObject => {
  const metadata = new Metadata()
  metadata.set('exception', exception)
  for (const [name, value] of Object.entries(details)) metadata.set(name, value)
  return { code, details: exception, metadata }
}

export const streamDeletedError = (stream: string) =>
  grpcError(status.FAILED_PRECONDITION, 'stream-deleted', { 'stream-name': stream })

const ticksPerMillisecond = 10_000
