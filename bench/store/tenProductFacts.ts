import { randomUUID } from 'node:crypto'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { fact } from '#domain/kernel/decision.ts'
import { monday } from '#domain/testing/fixtures.ts'

/** A product's first ten facts: it is added, and orders reserve pieces, which are shipped or released. */
export const tenProductFacts = (details: ProductDetails): NewFact[] => {
  const added = fact('ProductAdded', { ...details, quantity: 1000, dateAdded: monday })
  const orders: ProductFact[] = ['StockShipped', 'StockReleased', 'StockShipped'].flatMap((end) =>
    reservationFacts(end),
  )
  return [added, ...orders, ...orders].slice(0, 10).map(newFact)
}

const reservationFacts = (end: string): ProductFact[] => {
  const data = { orderId: randomUUID(), count: 2 }
  return [fact('StockReserved', data), end === 'StockShipped' ? fact(end, data) : fact('StockReleased', data)]
}

const newFact = ({ type, data }: ProductFact): NewFact => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  meta: { by: { role: 'system', id: 'reserveStock' }, at: monday, correlationId: randomUUID() },
})
