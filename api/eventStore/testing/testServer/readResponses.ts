import { status } from '@grpc/grpc-js'
import type { LoggedEvent } from './events.ts'
import { grpcError, recordedEvent, streamIdentifier, streams } from './protocol.ts'

export const eventResponse = (event: LoggedEvent) => {
  const resolved = new streams.ReadResp.ReadEvent()
  resolved.setEvent(recordedEvent(event))
  resolved.setCommitPosition(String(event.position))
  return new streams.ReadResp().setEvent(resolved)
}

export const streamNotFoundResponse = (stream: string) => {
  const message = new streams.ReadResp.StreamNotFound()
  message.setStreamIdentifier(streamIdentifier(stream))
  return new streams.ReadResp().setStreamNotFound(message)
}

export const confirmationResponse = () => {
  const message = new streams.ReadResp.SubscriptionConfirmation()
  message.setSubscriptionId(crypto.randomUUID())
  return new streams.ReadResp().setConfirmation(message)
}

export const checkpointResponse = ({ position }: LoggedEvent) => {
  const message = new streams.ReadResp.Checkpoint()
  message.setCommitPosition(String(position))
  message.setPreparePosition(String(position))
  return new streams.ReadResp().setCheckpoint(message)
}

export const caughtUpResponse = () => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp())

export const invalidPositionError = grpcError(status.INVALID_ARGUMENT, 'invalid-position')
