import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ProductDetails, ProductHappened } from './productEvents.ts'

interface Reservation {
  orderId: string
  count: number
}

interface ProductContext {
  /** `undefined` before the product was added. */
  details: (ProductDetails & { dateAdded: string }) | undefined
  /** Pieces that can be sold: on hand and not reserved. */
  quantity: number
  /** Pieces set aside, one entry an order: in a rush there are thousands, and an array is copied the fastest. */
  reserved: readonly Reservation[]
  /** How often an admin changed the product since it was added: what an editor saw, and what must not have changed since. */
  edits: number
  /** Orders whose pieces went back to the shelf or out of the house, newest first: whoever comes late sets nothing aside for them. */
  settled: readonly string[]
}

const remembered = 200

const productSetup = setup({
  types: { context: {} as ProductContext, events: {} as ProductHappened },
})

const add = productSetup.assign(({ event }) => {
  if (event.type !== 'ProductAdded' && event.type !== 'ProductDrafted') return {}
  const { quantity, ...details } = event.data
  return { details, quantity }
})

const edit = productSetup.assign(({ context: { details, edits }, event }) =>
  details && 'data' in event ? { details: { ...details, ...event.data }, edits: edits + 1 } : {},
)

const adjust = productSetup.assign(({ context: { quantity, edits }, event }) =>
  event.type === 'StockAdjusted' ? { quantity: quantity + event.data.by, edits: edits + 1 } : {},
)

const countEdit = productSetup.assign(({ context }) => ({ edits: context.edits + 1 }))

const reserve = productSetup.assign(({ context, event }) => {
  if (event.type !== 'StockReserved') return {}
  const { orderId, count } = event.data
  return { quantity: context.quantity - count, reserved: [...context.reserved, { orderId, count }] }
})

const release = productSetup.assign(({ context, event }) => {
  if (event.type !== 'StockReleased') return {}
  return { quantity: context.quantity + event.data.count, ...settling(context, event.data.orderId) }
})

const ship = productSetup.assign(({ context, event }) =>
  event.type === 'StockShipped' ? settling(context, event.data.orderId) : {},
)

const editing = {
  ProductDescribed: { actions: edit },
  ProductRepriced: { actions: edit },
  ProductPictured: { actions: edit },
  StockAdjusted: { actions: adjust },
}

// A product that is no longer sold still has orders on their way.
const settlingOrders = { StockReleased: { actions: release }, StockShipped: { actions: ship } }

export const productMachine = productSetup.createMachine({
  id: 'product',
  context: { details: undefined, quantity: 0, reserved: [], edits: 0, settled: [] },
  initial: 'unknown',
  states: {
    unknown: {
      on: { ProductAdded: { target: 'listed', actions: add }, ProductDrafted: { target: 'draft', actions: add } },
    },
    draft: { on: { ...editing, ProductListed: { target: 'listed', actions: countEdit } } },
    listed: {
      on: {
        ...editing,
        ...settlingOrders,
        StockReserved: { actions: reserve },
        ProductWithdrawn: { target: 'withdrawn', actions: countEdit },
      },
    },
    withdrawn: { on: { ...editing, ...settlingOrders, ProductListed: { target: 'listed', actions: countEdit } } },
  },
})

export type Product = Replayed<typeof productMachine>

/** Pieces set aside for an order; `undefined` where there are none. */
export const reservedFor = ({ context }: Product, orderId: string) =>
  context.reserved.find((each) => each.orderId === orderId)?.count

export const productStream = (productId: string) => `product-${productId}`

const settling = ({ reserved, settled }: ProductContext, orderId: string) => {
  return {
    reserved: reserved.filter((each) => each.orderId !== orderId),
    settled: [orderId, ...settled].slice(0, remembered),
  }
}
