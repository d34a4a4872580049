import { type ServerReadableStream, type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import type { CommitDecision, ExpectedVersion } from './checkCommit.ts'
import type { EventLog } from './eventLog.ts'
import { type LoggedEvent, type ProposedEvent, systemEvent } from './events.ts'
import { grpcError, proposedEvent, shared, streamDeletedError, streamName, streams } from './protocol.ts'
import type { ServerNode } from './serverNode.ts'
import { deletionMetadata, metastreamOf } from './streamMetadata.ts'

/** Streams.Append: the options, then the events, then one answer. */
export const handleAppend =
  ({ log, faults }: ServerNode) =>
  async (
    call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
    answer: sendUnaryData<streams.AppendResp>,
  ) => {
    // A cancelled call appends nothing and gets no response.
    const requests: streams.AppendReq[] | undefined = await call.toArray().catch(() => undefined)
    if (!requests) return
    const options = requests[0]?.getOptions()
    const stream = streamName(options?.getStreamIdentifier())
    const proposed = requests.flatMap((request) => request.getProposedMessage() ?? []).map(proposedEvent)
    const tooLarge = sizeError(proposed, faults.limitsEvents)
    if (tooLarge) return answer(tooLarge)

    const outcome = log.write(stream, expectedVersionOf(options), proposed)
    if (takeLostReply(faults)) return answer({ code: status.UNAVAILABLE, details: 'Connection dropped' })
    if ('kind' in outcome && outcome.kind === 'repeatedTooSoon') return answerLate(answer, faults.commitTimeout)
    // A refusal is sent at once: readers may not see yet what caused it.
    if (!('kind' in outcome)) await log.replicated(outcome.at(-1))
    if ('kind' in outcome && outcome.kind === 'deleted') return answer(streamDeletedError(stream))
    answer(null, appendResponse(outcome))
  }

type AnyDeleteRequest = streams.DeleteReq | streams.TombstoneReq

/** Streams.Delete: the stream reads as absent, its events stay in the log. */
export const handleDelete =
  ({ log }: ServerNode) =>
  async (
    { request }: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>,
    answer: sendUnaryData<streams.DeleteResp>,
  ) => {
    const stream = streamName(request.getOptions()?.getStreamIdentifier())
    const error = deletionError(log, stream, request)
    if (error) return answer(error)

    log.write(metastreamOf(stream), 'any', [systemEvent('$metadata', deletionMetadata)])
    await log.replicated()
    answer(null, new streams.DeleteResp())
  }

/** Streams.Tombstone: the stream can never be written again. */
export const handleTombstone =
  ({ log }: ServerNode) =>
  async (
    { request }: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    answer: sendUnaryData<streams.TombstoneResp>,
  ) => {
    const stream = streamName(request.getOptions()?.getStreamIdentifier())
    const error = deletionError(log, stream, request)
    if (error) return answer(error)

    log.tombstone(stream)
    await log.replicated()
    answer(null, new streams.TombstoneResp())
  }

// For all requests with the same options for the expected version.
const expectedVersionOf = (
  options: streams.AppendReq.Options | streams.DeleteReq.Options | streams.TombstoneReq.Options | undefined,
): ExpectedVersion => {
  if (options?.hasStreamExists()) return 'exists'
  if (options?.hasNoStream()) return -1
  return options?.hasRevision() ? Number(options.getRevision()) : 'any'
}

const answerLate = (answer: sendUnaryData<streams.AppendResp>, timeout: number) => {
  setTimeout(() => answer({ code: status.ABORTED, details: 'Operation timed out: Commit phase timeout.' }), timeout)
}

const takeLostReply = (faults: ServerNode['faults']) => {
  if (faults.lostReplies === 0) return false
  faults.lostReplies -= 1
  return true
}

const deletionError = (log: EventLog, stream: string, request: AnyDeleteRequest) => {
  const decision = log.check(stream, expectedVersionOf(request.getOptions()))
  if (decision.kind === 'deleted') return streamDeletedError(stream)
  // A stream that never existed can be tombstoned, but not soft-deleted.
  const nothing = log.lastRevision(stream) < 0 && log.lastRevision(metastreamOf(stream)) < 0
  if (decision.kind === 'ok' && (!nothing || request instanceof streams.TombstoneReq)) return undefined

  return grpcError(status.FAILED_PRECONDITION, 'wrong-expected-version', {
    'stream-name': stream,
    'expected-version': String(expectedNumber(expectedVersionOf(request.getOptions()))),
    'actual-version': String(log.lastRevision(stream)),
  })
}

const expectedNumber = (expected: ExpectedVersion) => {
  if (expected === 'any') return -2
  return expected === 'exists' ? -4 : expected
}

/** Up to 24.10 the limit is for the whole append; newer versions also limit each event. */
const sizeError = (proposed: readonly ProposedEvent[], limitsEvents: boolean) => {
  const large = limitsEvents ? proposed.find((event) => sizeOf(event) > maxSize) : undefined
  if (large)
    return grpcError(status.INVALID_ARGUMENT, 'maximum-append-event-size-exceeded', {
      'maximum-append-event-size': String(maxSize),
      'event-id': large.id,
      'proposed-append-event-size': String(sizeOf(large)),
    })
  const size = proposed.reduce((sum, event) => sum + sizeOf(event), 0)
  if (size <= (limitsEvents ? maxSize * 16 : maxSize)) return undefined
  return grpcError(status.INVALID_ARGUMENT, 'maximum-append-size-exceeded', { 'maximum-append-size': String(maxSize) })
}

const sizeOf = ({ type, data, metadata }: ProposedEvent) => type.length + data.length + metadata.length

const maxSize = 1024 * 1024

const appendResponse = (outcome: CommitDecision | LoggedEvent[]) => {
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
