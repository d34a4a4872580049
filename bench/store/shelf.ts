import { randomUUID } from 'node:crypto'
import type { NewFact } from '#api/eventStore/eventStore.ts'
import { monday } from '#domain/cast.ts'
import type { ProductDetails, ProductFact } from '#domain/catalogue/productEvents.ts'
import { fact } from '#domain/kernel/decision.ts'

/** A product's first ten facts: it is added, and three orders have some of it set aside, which leaves the house or comes back. */
export const tenFacts = (details: ProductDetails): NewFact[] => {
  const added = fact('ProductAdded', { ...details, quantity: 1000, dateAdded: monday })
  const orders: ProductFact[] = ['StockShipped', 'StockReleased', 'StockShipped'].flatMap((end) => orderOf(end))
  return [added, ...orders, ...orders].slice(0, 10).map(written)
}

const orderOf = (end: string): ProductFact[] => {
  const data = { orderId: randomUUID(), count: 2 }
  return [fact('StockReserved', data), end === 'StockShipped' ? fact(end, data) : fact('StockReleased', data)]
}

const written = ({ type, data }: ProductFact): NewFact => ({
  id: randomUUID(),
  type,
  version: 1,
  data,
  meta: { by: { role: 'system', id: 'reserveStock' }, at: monday, correlationId: randomUUID() },
})
