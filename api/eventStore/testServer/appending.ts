import { type ServerReadableStream, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import type { Decision, Expected } from './commitCheck.ts'
import type { EventLog } from './eventLog.ts'
import { type LoggedEvent, type ProposedEvent, systemEvent } from './events.ts'
import type { Node } from './node.ts'
import { proposedEvent, refusal, shared, streamDeleted, streamName, streams } from './protocol.ts'
import { deletion, metastreamOf } from './streamMetadata.ts'

/** Streams.Append: the options, then the events, then one answer. */
export const append =
  ({ log, faults }: Node) =>
  async (
    call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
    answer: sendUnaryData<streams.AppendResp>,
  ) => {
    // Where the caller gave up before all of it was here, nothing is appended and nobody is answered.
    const requests: streams.AppendReq[] | undefined = await call.toArray().catch(() => undefined)
    if (!requests) return
    const options = requests[0]?.getOptions()
    const stream = streamName(options?.getStreamIdentifier())
    const proposed = requests.flatMap((request) => request.getProposedMessage() ?? []).map(proposedEvent)
    const tooLarge = sizeRefusal(proposed, faults.limitsEvents)
    if (tooLarge) return answer(tooLarge)

    const outcome = log.write(stream, expectedOf(options), proposed)
    if (losesReply(faults)) return answer({ code: status.UNAVAILABLE, details: 'Connection dropped' })
    if ('kind' in outcome && outcome.kind === 'deleted') return answer(streamDeleted(stream))
    answer(null, appendResponse(outcome))
  }

type AnyDeleteRequest = streams.DeleteReq | streams.TombstoneReq

/** Streams.Delete: the stream reads as absent, its events stay in the log. */
export const softDelete =
  ({ log }: Node) =>
  ({ request }: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>, answer: sendUnaryData<streams.DeleteResp>) => {
    const stream = streamName(request.getOptions()?.getStreamIdentifier())
    const refused = refusedDeletion(log, stream, request)
    if (refused) return answer(refused)

    log.write(metastreamOf(stream), 'any', [systemEvent('$metadata', deletion)])
    answer(null, new streams.DeleteResp())
  }

/** Streams.Tombstone: the stream can never be written again. */
export const tombstone =
  ({ log }: Node) =>
  (
    { request }: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    answer: sendUnaryData<streams.TombstoneResp>,
  ) => {
    const stream = streamName(request.getOptions()?.getStreamIdentifier())
    const refused = refusedDeletion(log, stream, request)
    if (refused) return answer(refused)

    log.tombstone(stream)
    answer(null, new streams.TombstoneResp())
  }

// Works for all requests that name what they expect in the same words.
const expectedOf = (
  options: streams.AppendReq.Options | streams.DeleteReq.Options | streams.TombstoneReq.Options | undefined,
): Expected => {
  if (options?.hasStreamExists()) return 'exists'
  if (options?.hasNoStream()) return -1
  return options?.hasRevision() ? Number(options.getRevision()) : 'any'
}

const losesReply = (faults: Node['faults']) => {
  if (faults.lostReplies === 0) return false
  faults.lostReplies -= 1
  return true
}

const refusedDeletion = (log: EventLog, stream: string, request: AnyDeleteRequest) => {
  const decision = log.check(stream, expectedOf(request.getOptions()))
  if (decision.kind === 'deleted') return streamDeleted(stream)
  // Of what never was there can be a tombstone, but no soft deletion.
  const nothing = log.lastRevision(stream) < 0 && log.lastRevision(metastreamOf(stream)) < 0
  if (decision.kind === 'ok' && (!nothing || request instanceof streams.TombstoneReq)) return undefined

  return refusal(status.FAILED_PRECONDITION, 'wrong-expected-version', {
    'stream-name': stream,
    'expected-version': String(expectedNumber(expectedOf(request.getOptions()))),
    'actual-version': String(log.lastRevision(stream)),
  })
}

const expectedNumber = (expected: Expected) => {
  if (expected === 'any') return -2
  return expected === 'exists' ? -4 : expected
}

/** Up to 24.10 an append is measured as a whole; later, each of its events as well. */
const sizeRefusal = (proposed: readonly ProposedEvent[], limitsEvents: boolean) => {
  const large = limitsEvents ? proposed.find((event) => sizeOf(event) > maxSize) : undefined
  if (large)
    return refusal(status.INVALID_ARGUMENT, 'maximum-append-event-size-exceeded', {
      'maximum-append-event-size': String(maxSize),
      'event-id': large.id,
      'proposed-append-event-size': String(sizeOf(large)),
    })
  const size = proposed.reduce((sum, event) => sum + sizeOf(event), 0)
  if (size <= (limitsEvents ? maxSize * 16 : maxSize)) return undefined
  return refusal(status.INVALID_ARGUMENT, 'maximum-append-size-exceeded', { 'maximum-append-size': String(maxSize) })
}

const sizeOf = ({ type, data, metadata }: ProposedEvent) => type.length + data.length + metadata.length

const maxSize = 1024 * 1024

const appendResponse = (outcome: Decision | LoggedEvent[]) => {
  const response = new streams.AppendResp()
  if (!('kind' in outcome)) response.setSuccess(success(outcome.at(-1)))
  else if (outcome.kind === 'alreadyCommitted') response.setSuccess(success(outcome))
  else if (outcome.kind === 'wrongVersion') response.setWrongExpectedVersion(wrongVersion(outcome.current))
  return response
}

const success = (last: { revision: number; position: number | undefined } | undefined) => {
  const message = new streams.AppendResp.Success()
  if (last) message.setCurrentRevision(String(last.revision))
  else message.setNoStream(new shared.Empty())
  if (last?.position === undefined) message.setNoPosition(new shared.Empty())
  else message.setPosition(positionMessage(last.position))
  return message
}

const positionMessage = (position: number) => {
  const message = new streams.AppendResp.Position()
  message.setCommitPosition(String(position))
  message.setPreparePosition(String(position))
  return message
}

const wrongVersion = (current: number) => {
  const message = new streams.AppendResp.WrongExpectedVersion()
  if (current === -1) message.setCurrentNoStream(new shared.Empty())
  else message.setCurrentRevision(String(current))
  return message
}
