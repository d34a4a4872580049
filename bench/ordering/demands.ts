import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { openBooks } from '#bench/simulation/books.ts'
import { terms } from '#bench/simulation/node.ts'
import { demandKept } from '#bench/simulation/promises.ts'
import { openRecords } from '#bench/simulation/records.ts'
import { demandCarts, demandStock, demandWholeOrders } from '#bench/simulation/rest.ts'
import { demand } from '#bench/simulation/violation.ts'
import type { Order } from '#domain/order/orderMachine.ts'
import type { Counter } from './counter.ts'

/** Enters all facts in the books and holds them against what people were told. Throws `Violation`, and `BrokenHistory`. */
export const demandAll = (facts: readonly StoredFact[], { memory, seen }: Counter) => {
  const books = openBooks(memory, terms)
  for (const fact of facts) books.enter(fact)
  const streams = Map.groupBy(facts, ({ stream }) => stream)
  const records = openRecords((stream) => streams.get(stream) ?? [])
  demandStock(books, records)
  demandWholeOrders(books, records)
  demandCarts(books, records)
  demandKept(memory, records)
  for (const id of books.orders.keys()) demandPaidOnce(id, records.order(id), streams.get(`order-${id}`) ?? [])
  demandSeen(facts, seen)
}

const demandPaidOnce = (id: string, order: Order, facts: readonly StoredFact[]) => {
  const times = facts.filter(({ type }) => type === 'PaymentCollected').length
  const isDelivered = order.is('delivered')
  demand(times === (isDelivered ? 1 : 0), 'an order is paid once, on delivery', () => `${id}, ${order.state}: ${times}`)
  const { collected, placed } = order.context
  const due = isDelivered ? placed?.total : 0
  demand(collected === due, 'what is collected is what the order costs', () => `${collected} of ${due} for ${id}`)
}

/** An edit of what somebody had seen is carried out on that, or not at all. */
const demandSeen = (facts: readonly StoredFact[], seen: ReadonlyMap<string, number>) => {
  const edited = Map.groupBy(
    facts.filter(({ stream, meta }) => stream.startsWith('order-') && seen.has(meta.correlationId)),
    ({ meta }) => meta.correlationId,
  )
  for (const [edit, [first]] of edited)
    demand(
      first?.revision === (seen.get(edit) ?? 0) + 1,
      'nobody overwrites what they have not seen',
      () => `${first?.stream} ${first?.revision} after ${seen.get(edit)} was seen`,
    )
}
