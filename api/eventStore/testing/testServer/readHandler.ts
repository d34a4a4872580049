import { eventFilter } from './eventFilter.ts'
import type { EventLog } from './eventLog.ts'
import { type LoggedEvent, tombstoneRevision } from './events.ts'
import { streamDeletedError, streamName, type streams } from './protocol.ts'
import { eventResponse, streamNotFoundResponse } from './readResponses.ts'
import type { ServerNode } from './serverNode.ts'
import { type ReadCall, serveSubscription } from './serveSubscription.ts'

const backwards = 1

/** Streams.Read: one method for a stream, for $all, and for subscriptions to $all. */
export const handleRead = (node: ServerNode) => (call: ReadCall) => {
  const { log } = node
  const options = call.request.getOptions()
  if (options?.hasSubscription()) serveSubscription(node, call)
  else if (options?.hasStream()) readStream(log, call, options)
  else if (options) sendAll(call, upTo(options, eventsOfAll(log, options)).map(eventResponse))
}

const readStream = (log: EventLog, call: ReadCall, options: streams.ReadReq.Options) => {
  const stream = streamName(options.getStream()?.getStreamIdentifier())
  const { last, softDeleted, events } = log.readableStream(stream)
  if (last === tombstoneRevision) call.emit('error', streamDeletedError(stream))
  else if (last === -1 || softDeleted) sendAll(call, [streamNotFoundResponse(stream)])
  else sendAll(call, upTo(options, eventsOfStream(events, options)).map(eventResponse))
}

const eventsOfStream = (events: readonly LoggedEvent[], options: streams.ReadReq.Options) => {
  const from = options.getStream()
  const revision = from?.hasRevision() ? Number(from.getRevision()) : undefined
  if (options.getReadDirection() !== backwards) return events.filter((event) => event.revision >= (revision ?? 0))

  return events.filter((event) => event.revision <= (revision ?? tombstoneRevision)).toReversed()
}

const eventsOfAll = (log: EventLog, options: streams.ReadReq.Options) => {
  const from = options.getAll()?.getPosition()
  const position = from && Number(from.getCommitPosition())
  const passes = eventFilter(options.getFilter())
  const events = log.readable().filter(passes)
  if (options.getReadDirection() !== backwards) return events.filter((event) => event.position >= (position ?? 0))

  return events.filter((event) => event.position < (position ?? Number.POSITIVE_INFINITY)).toReversed()
}

const upTo = (options: streams.ReadReq.Options, events: readonly LoggedEvent[]) =>
  events.slice(0, Number(options.getCount()))

const sendAll = (call: ReadCall, responses: readonly streams.ReadResp[]) => {
  for (const response of responses) call.write(response)
  call.end()
}
