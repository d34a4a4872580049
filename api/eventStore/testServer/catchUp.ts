import { once } from 'node:events'
import type { ServerWritableStream } from '@grpc/grpc-js'
import type { EventLog } from './eventLog.ts'
import type { LoggedEvent } from './events.ts'
import type { Faults } from './faults.ts'
import { filterOf } from './filter.ts'
import { enlist, type Node } from './node.ts'
import type { streams } from './protocol.ts'
import { caughtUp, checkpoint, confirmation, eventResponse, invalidPosition } from './readResponses.ts'

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>

const defaultWindow = 32

/** A subscription to $all: a confirmation, what there is, a checkpoint, word that it has caught up, then what comes. */
export const catchUp = async (node: Node, call: ReadCall) => {
  const index = firstIndex(node.log, call.request.getOptions()?.getAll())
  if (index === undefined) call.emit('error', invalidPosition)
  else await deliver(node, call, index)
}

// The position is exclusive, and must be that of a record.
const firstIndex = (log: EventLog, from: streams.ReadReq.Options.AllOptions | undefined) => {
  if (from?.hasEnd()) return log.events.length
  if (!from?.hasPosition()) return 0
  const index = log.events.findIndex(({ position }) => position === Number(from.getPosition()?.getCommitPosition()))
  return index === -1 ? undefined : index + 1
}

const deliver = async (node: Node, call: ReadCall, firstIndex: number) => {
  const { log, faults } = node
  const options = call.request.getOptions()
  const passes = filterOf(options?.getFilter())
  const checkpoints = checkpointEvery(options?.getFilter())
  const ended = enlist(node, call)
  let index = firstIndex
  let live = false
  call.write(confirmation())
  while (!ended.aborted) {
    const event = log.events[index]
    if (event) {
      index += 1
      if (passes(event)) await send(call, event, faults, ended)
      if (checkpoints.isDue()) call.write(checkpoint(event))
    } else {
      if (!live) goLive(call, log.events[index - 1])
      live = true
      await newCommit(log, ended)
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
  if (last) call.write(checkpoint(last))
  call.write(caughtUp())
}

const newCommit = (log: EventLog, ended: AbortSignal) =>
  new Promise<void>((resolve) => {
    const wake = () => {
      stop()
      ended.removeEventListener('abort', wake)
      resolve()
    }
    const stop = log.onCommit(wake)
    ended.addEventListener('abort', wake)
  })
