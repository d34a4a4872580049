import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ProductDetails, ProductHappened } from './productEvents.ts'

interface ProductContext {
  /** `undefined` before the product was added. */
  details: (ProductDetails & { dateAdded: string }) | undefined
  /** Pieces that can be sold: on hand and not reserved. */
  quantity: number
  /** Pieces set aside, by order id. */
  reserved: Readonly<Record<string, number>>
}

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
  return { quantity: context.quantity - count, reserved: { ...context.reserved, [orderId]: count } }
})

const release = productSetup.assign(({ context, event }) => {
  if (event.type !== 'StockReleased') return {}
  return { quantity: context.quantity + event.data.count, reserved: without(context.reserved, event.data.orderId) }
})

const ship = productSetup.assign(({ context, event }) =>
  event.type === 'StockShipped' ? { reserved: without(context.reserved, event.data.orderId) } : {},
)

export const productMachine = productSetup.createMachine({
  id: 'product',
  context: { details: undefined, quantity: 0, reserved: {} },
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

const without = (reserved: Readonly<Record<string, number>>, orderId: string) => {
  const { [orderId]: _gone, ...rest } = reserved
  return rest
}
