import { randomUUID } from 'node:crypto'
import type { EventStore, FactMeta, NewFact, StoredFact } from '#api/eventStore/eventStore.ts'

/** A store under test. */
export interface Opened {
  store: EventStore
  /** Opens the same facts once more, as after a restart. */
  again(): Promise<EventStore>
  done(): Promise<void>
}

export const fact = (type: string, data: unknown = {}, meta: Partial<FactMeta> = {}): NewFact => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: '2026-11-21T08:15:00.000Z', correlationId: 'checkout-7', ...meta },
})

export const facts = (...types: string[]) => types.map((type) => fact(type))

// Other tests, and other runs on a real server, write into the same store: no two use the same stream.
export const aminasOrder = () => `order-${randomUUID()}`
export const blueKettle = () => `product-${randomUUID()}`
export const aminasSecret = () => `vault-session-${randomUUID()}`
export const orderMails = () => {
  const name = `orderMails-${randomUUID()}`
  consumersMade.push(name)
  return name
}

/** Names of consumers that a server would remember for ever. */
export const consumersMade: string[] = []

export const typesOf = (stored: readonly { type: string }[]) => stored.map(({ type }) => type)

/** The first so many facts of these streams that a subscription delivers. */
export const delivered = async (store: EventStore, after: number, streams: readonly string[], count: number) => {
  const stop = new AbortController()
  const found: StoredFact[] = []
  for await (const batch of store.subscribe(after, stop.signal)) {
    found.push(...batch.filter(({ stream }) => streams.includes(stream)))
    if (found.length >= count) stop.abort()
  }
  return found
}

/** Runs a consumer that takes the facts of one stream, and tells their types. */
export const consumer = (
  store: EventStore,
  name: string,
  stream: string,
  take: (type: string) => void | Promise<void> = () => {},
  runs?: (isHere: boolean) => void,
) => {
  const stop = new AbortController()
  const taken: string[] = []
  const running = store.consume(
    name,
    async (fact) => {
      if (fact.stream !== stream) return
      taken.push(fact.type)
      await take(fact.type)
    },
    stop.signal,
    { runs },
  )
  return {
    taken,
    stop: async () => {
      stop.abort()
      await running
    },
  }
}
