import { randomUUID } from 'node:crypto'
import {
  type Appended,
  type Conflict,
  type EventStore,
  type FactMeta,
  isConflict,
  type NewFact,
  type StoredFact,
} from '#api/eventStore/eventStore.ts'

/** A store under test. */
export interface StoreUnderTest {
  store: EventStore
  /** Opens the same facts again, as after a restart. */
  reopen(): Promise<EventStore>
  close(): Promise<void>
}

export const newFact = (type: string, data: unknown = {}, meta: Partial<FactMeta> = {}): NewFact => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: '2026-11-21T08:15:00.000Z', correlationId: 'checkout-7', ...meta },
})

export const newFacts = (...types: string[]) => types.map((type) => newFact(type))

// Stream and consumer names are unique: other tests, and other runs on a real server, write to the same store.
export const newOrderStream = () => `order-${randomUUID()}`
export const newProductStream = () => `product-${randomUUID()}`
export const newSecretStream = () => `vault-session-${randomUUID()}`
export const newConsumerName = () => `orderMails-${randomUUID()}`

/** Where facts were appended: a repetition says nothing else of it. */
export const placeOf = (outcome: Appended | Conflict) =>
  isConflict(outcome) ? outcome : { revision: outcome.revision, position: outcome.position }

export const typesOf = (stored: readonly { type: string }[]) => stored.map(({ type }) => type)

/** Collects the first `count` facts of these streams that a subscription delivers. */
export const collectDelivered = async (store: EventStore, after: number, streams: readonly string[], count: number) => {
  const stop = new AbortController()
  const found: StoredFact[] = []
  for await (const batch of store.subscribe(after, stop.signal)) {
    found.push(...batch.filter(({ stream }) => streams.includes(stream)))
    if (found.length >= count) stop.abort()
  }
  return found
}

/** Runs a consumer that records the types of one stream's facts. */
export const runConsumer = (
  store: EventStore,
  name: string,
  stream: string,
  onFact: (type: string) => void | Promise<void> = () => {},
  onRunningChange?: (isHere: boolean) => void,
) => {
  const stop = new AbortController()
  const handled: string[] = []
  const running = store.consume(
    name,
    async (fact) => {
      if (fact.stream !== stream) return
      handled.push(fact.type)
      await onFact(fact.type)
    },
    stop.signal,
    { onRunningChange },
  )
  return {
    handled,
    stop: async () => {
      stop.abort()
      await running
    },
  }
}
