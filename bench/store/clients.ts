import { randomUUID } from 'node:crypto'
import { type EventStore, isConflict, type NewFact } from '#api/eventStore/eventStore.ts'
import { monday } from '#domain/cast.ts'

/** Pieces set aside for an order, as the shop records it. */
export const stockReserved = (orderId: string = randomUUID()): NewFact => ({
  id: randomUUID(),
  type: 'StockReserved',
  version: 1,
  data: { orderId, count: 2 },
  meta: { by: { role: 'system', id: 'reserveStock' }, at: monday, correlationId: orderId, causationId: orderId },
})

/**
 * So many clients, each with a stream of its own, each appending one fact after the other for `duration` milliseconds.
 * Answers how many facts are durable; `waits` is given the milliseconds that each one took.
 */
export const appendAtOnce = async (store: EventStore, clients: number, duration: number, waits: number[] = []) => {
  const end = performance.now() + duration
  const appended = await Promise.all(Array.from({ length: clients }, () => appendInTurn(store, end, waits)))
  return appended.reduce((all, one) => all + one, 0)
}

const appendInTurn = async (store: EventStore, end: number, waits: number[]) => {
  const stream = `product-${randomUUID()}`
  let revision = -1
  for (let asked = performance.now(); asked < end; asked = performance.now()) {
    const expected = revision === -1 ? 'absent' : { revision }
    const outcome = await store.append(stream, expected, [stockReserved()])
    if (isConflict(outcome)) throw new Error(`${stream} has one writer, and met another`)
    waits.push(performance.now() - asked)
    revision = outcome.revision
  }
  return revision + 1
}
