import type { StatusObject } from '@grpc/grpc-js'
import type { EventLog } from './eventLog.ts'
import type { Faults } from './faults.ts'

/** The state that the services of one server share. */
export interface ServerNode {
  log: EventLog
  groups: Set<string>
  faults: Faults
  /** Open catch-up subscriptions. */
  subscriptions: Set<OpenCall>
}

export interface OpenCall {
  emit(event: 'error', reason: StatusObject): boolean
  end(): void
  once(event: string, listener: () => void): unknown
}

/** Registers a subscription; the returned signal aborts when either side ends it. */
export const registerSubscription = ({ subscriptions }: ServerNode, call: OpenCall) => {
  const ending = new AbortController()
  subscriptions.add(call)
  ending.signal.addEventListener('abort', () => subscriptions.delete(call))
  for (const event of ['cancelled', 'close', 'finish', 'error']) call.once(event, () => ending.abort())
  return ending.signal
}
