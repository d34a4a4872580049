import type { StatusObject } from '@grpc/grpc-js'
import type { EventLog } from './eventLog.ts'
import type { Faults } from './faults.ts'
import type { PersistentGroup } from './persistentGroup.ts'

/** What the services of one server share. */
export interface Node {
  log: EventLog
  groups: Map<string, PersistentGroup>
  faults: Faults
  /** Catch-up and persistent subscriptions that are being served. */
  subscriptions: Set<OpenCall>
  /** Milliseconds since the epoch, by the server's clock. */
  now(): number
}

export interface OpenCall {
  emit(event: 'error', reason: StatusObject): boolean
  end(): void
  once(event: string, listener: () => void): unknown
}

/** Keeps the call among the subscriptions; the signal aborts when it is over, whoever ended it. */
export const enlist = ({ subscriptions }: Node, call: OpenCall) => {
  const over = new AbortController()
  subscriptions.add(call)
  over.signal.addEventListener('abort', () => subscriptions.delete(call))
  for (const event of ['cancelled', 'close', 'finish', 'error']) call.once(event, () => over.abort())
  return over.signal
}
