import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ProductDetails, ProductHappened } from './productEvents.ts'

type Reservations = Readonly<Record<string, number>>

interface ProductContext {
  /** `undefined` before the product was added. */
  details: (ProductDetails & { dateAdded: string }) | undefined
  /** Pieces that can be sold: on hand and not reserved. */
  quantity: number
  /** Pieces set aside, by order id. */
  reserved: Reservations
  /** Orders whose pieces went back to the shelf or out of the house, newest first: whoever comes late sets nothing aside for them. */
  settled: readonly string[]
}

const remembered = 200

const productSetup = setup({
  types: { context: {} as ProductContext, events: {} as ProductHappened },
})

const add = productSetup.assign(({ event }) => {
  if (event.type !== 'ProductAdded') return {}
  const { quantity, ...details } = event.data
  return { details, quantity }
})

const reserve = productSetup.assign(({ context, event }) => {
  if (event.type !== 'StockReserved') return {}
  const { orderId, count } = event.data
  return { quantity: context.quantity - count, reserved: reservedAlso(context.reserved, orderId, count) }
})

const release = productSetup.assign(({ context, event }) => {
  if (event.type !== 'StockReleased') return {}
  return { quantity: context.quantity + event.data.count, ...settling(context, event.data.orderId) }
})

const ship = productSetup.assign(({ context, event }) =>
  event.type === 'StockShipped' ? settling(context, event.data.orderId) : {},
)

export const productMachine = productSetup.createMachine({
  id: 'product',
  context: { details: undefined, quantity: 0, reserved: {}, settled: [] },
  initial: 'unknown',
  states: {
    unknown: { on: { ProductAdded: { target: 'listed', actions: add } } },
    listed: {
      on: {
        StockReserved: { actions: reserve },
        StockReleased: { actions: release },
        StockShipped: { actions: ship },
      },
    },
  },
})

export type Product = Replayed<typeof productMachine>

export const productStream = (productId: string) => `product-${productId}`

// Without a prototype: an object with another order id each time would cost the engine a hidden class for each.
const reservedAlso = (reserved: Reservations, orderId: string, count: number) => {
  const all: Record<string, number> = Object.assign(Object.create(null), reserved)
  all[orderId] = count
  return all
}

const reservedBut = (reserved: Reservations, orderId: string) => {
  const others: Record<string, number> = Object.assign(Object.create(null), reserved)
  delete others[orderId]
  return others
}

const settling = ({ reserved, settled }: ProductContext, orderId: string) => {
  return { reserved: reservedBut(reserved, orderId), settled: [orderId, ...settled].slice(0, remembered) }
}
