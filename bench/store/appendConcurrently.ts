import { randomUUID } from 'node:crypto'
import { type EventStore, isConflict, type NewFact } from '#api/eventStore/eventStore.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** A reservation for an order, as the shop records it. */
export const stockReservedFact = (orderId: string = randomUUID()): NewFact => ({
  id: randomUUID(),
  type: 'StockReserved',
  version: 1,
  data: { orderId, count: 2 },
  meta: { by: { role: 'system', id: 'reserveStock' }, at: monday, correlationId: orderId, causationId: orderId },
})

/**
 * Lets so many clients, each with its own stream, append one fact after the other for `duration` milliseconds.
 * Returns how many facts are durable. Adds the milliseconds of each append to `latencies`.
 */
export const appendConcurrently = async (
  store: EventStore,
  clients: number,
  duration: number,
  latencies: number[] = [],
) => {
  const end = performance.now() + duration
  const appended = await Promise.all(Array.from({ length: clients }, () => appendSequentially(store, end, latencies)))
  return appended.reduce((all, one) => all + one, 0)
}

const appendSequentially = async (store: EventStore, end: number, latencies: number[]) => {
  const stream = `product-${randomUUID()}`
  let revision = -1
  for (let start = performance.now(); start < end; start = performance.now()) {
    const expected = revision === -1 ? 'absent' : { revision }
    const outcome = await store.append(stream, expected, [stockReservedFact()])
    if (isConflict(outcome)) throw new Error(`${stream} has one writer, and met another`)
    latencies.push(performance.now() - start)
    revision = outcome.revision
  }
  return revision + 1
}
