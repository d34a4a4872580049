import { catchUp, type ReadCall } from './catchUp.ts'
import type { EventLog } from './eventLog.ts'
import { type LoggedEvent, tombstoned } from './events.ts'
import { filterOf } from './filter.ts'
import type { Node } from './node.ts'
import { streamDeleted, streamName, type streams } from './protocol.ts'
import { eventResponse, streamNotFound } from './readResponses.ts'

const backwards = 1

/** Streams.Read: one method for a stream, for $all, and for subscriptions to $all. */
export const read = (node: Node) => (call: ReadCall) => {
  const { log } = node
  const options = call.request.getOptions()
  if (options?.hasSubscription()) catchUp(node, call)
  else if (options?.hasStream()) readStream(log, call, options)
  else if (options) sendAll(call, upTo(options, eventsOfAll(log, options)).map(eventResponse))
}

const readStream = (log: EventLog, call: ReadCall, options: streams.ReadReq.Options) => {
  const stream = streamName(options.getStream()?.getStreamIdentifier())
  const last = log.lastRevision(stream)
  const absent = last === -1 || log.metadata(stream).softDeleted
  if (last === tombstoned) call.emit('error', streamDeleted(stream))
  else if (absent) sendAll(call, [streamNotFound(stream)])
  else sendAll(call, upTo(options, eventsOfStream(log.visible(stream), options)).map(eventResponse))
}

const eventsOfStream = (events: readonly LoggedEvent[], options: streams.ReadReq.Options) => {
  const from = options.getStream()
  const revision = from?.hasRevision() ? Number(from.getRevision()) : undefined
  if (options.getReadDirection() !== backwards) return events.filter((event) => event.revision >= (revision ?? 0))

  return events.filter((event) => event.revision <= (revision ?? tombstoned)).toReversed()
}

const eventsOfAll = (log: EventLog, options: streams.ReadReq.Options) => {
  const from = options.getAll()?.getPosition()
  const position = from && Number(from.getCommitPosition())
  const passes = filterOf(options.getFilter())
  const events = log.events.filter(passes)
  if (options.getReadDirection() !== backwards) return events.filter((event) => event.position >= (position ?? 0))

  return events.filter((event) => event.position < (position ?? Number.POSITIVE_INFINITY)).toReversed()
}

const upTo = (options: streams.ReadReq.Options, events: readonly LoggedEvent[]) =>
  events.slice(0, Number(options.getCount()))

const sendAll = (call: ReadCall, responses: readonly streams.ReadResp[]) => {
  for (const response of responses) call.write(response)
  call.end()
}
