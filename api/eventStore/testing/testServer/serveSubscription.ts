import { once } from 'node:events'
import type { ServerWritableStream } from '@grpc/grpc-js'
import { eventFilter } from './eventFilter.ts'
import type { EventLog } from './eventLog.ts'
import type { LoggedEvent } from './events.ts'
import type { Faults } from './faults.ts'
import type { streams } from './protocol.ts'
import {
  caughtUpResponse,
  checkpointResponse,
  confirmationResponse,
  eventResponse,
  invalidPositionError,
} from './readResponses.ts'
import { registerSubscription, type ServerNode } from './serverNode.ts'

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>

const defaultWindow = 32

/** Serves a subscription to $all: confirmation, existing events, a checkpoint, the caught-up message, then new events. */
export const serveSubscription = async (node: ServerNode, call: ReadCall) => {
  const index = firstIndex(node.log, call.request.getOptions()?.getAll())
  if (index === undefined) call.emit('error', invalidPositionError)
  else await deliverEvents(node, call, index)
}

// The position is exclusive, and must be that of an event.
const firstIndex = (log: EventLog, from: streams.ReadReq.Options.AllOptions | undefined) => {
  if (from?.hasEnd()) return log.readable().length
  if (!from?.hasPosition()) return 0
  const index = log.events.findIndex(({ position }) => position === Number(from.getPosition()?.getCommitPosition()))
  return index === -1 ? undefined : index + 1
}

const deliverEvents = async (node: ServerNode, call: ReadCall, firstIndex: number) => {
  const { log, faults } = node
  const options = call.request.getOptions()
  const passes = eventFilter(options?.getFilter())
  const checkpoints = checkpointEvery(options?.getFilter())
  const ended = registerSubscription(node, call)
  let index = firstIndex
  let live = false
  call.write(confirmationResponse())
  while (!ended.aborted) {
    const event = log.events[index]
    if (event && log.isReadable(event)) {
      index += 1
      if (passes(event)) await send(call, event, faults, ended)
      if (checkpoints.isDue()) call.write(checkpointResponse(event))
    } else {
      if (!live) goLive(call, log.events[index - 1])
      live = true
      await nextReplication(log, ended)
    }
  }
}

const checkpointEvery = (filter: streams.ReadReq.Options.FilterOptions | undefined) => {
  const interval = (filter?.getMax() || defaultWindow) * (filter?.getCheckpointintervalmultiplier() ?? 1)
  let considered = 0
  return {
    isDue: () => {
      considered += 1
      return filter !== undefined && considered % interval === 0
    },
  }
}

const send = async (call: ReadCall, event: LoggedEvent, faults: Faults, ended: AbortSignal) => {
  const ready = call.write(eventResponse(event))
  if (faults.deliveredTwice > 0) {
    faults.deliveredTwice -= 1
    call.write(eventResponse(event))
  }
  if (!ready) await once(call, 'drain', { signal: ended }).catch(() => undefined)
}

const goLive = (call: ReadCall, last: LoggedEvent | undefined) => {
  if (last) call.write(checkpointResponse(last))
  call.write(caughtUpResponse())
}

const nextReplication = (log: EventLog, ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      stop()
      ended.removeEventListener('abort', wake)
      resolve()
    }
    const stop = log.onReplicated(wake)
    ended.addEventListener('abort', wake)
  })
