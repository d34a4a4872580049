import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { ProductDetails, RecordedProductFact } from './productEvents.ts'

interface Reservation {
  orderId: string
  count: number
}

interface ProductContext {
  /** `undefined` before the product was added. */
  details: (ProductDetails & { dateAdded: string }) | undefined
  /** Pieces that can be sold: on hand and not reserved. */
  quantity: number
  /** Reserved pieces, one entry per order. An array, because under load it has thousands of entries and is copied for every fact. */
  reserved: readonly Reservation[]
  /** The number of edits by admins since the product was added: the version for detecting concurrent edits. */
  edits: number
  /** Orders whose reservation was released or shipped, newest first: a late or repeated reservation for them is ignored. */
  settled: readonly string[]
}

const maxSettledOrders = 200

const productSetup = setup({
  types: { context: {} as ProductContext, events: {} as RecordedProductFact },
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
  return { quantity: context.quantity + event.data.count, ...settleReservation(context, event.data.orderId) }
})

const ship = productSetup.assign(({ context, event }) =>
  event.type === 'StockShipped' ? settleReservation(context, event.data.orderId) : {},
)

const editing = {
  ProductDescribed: { actions: edit },
  ProductRepriced: { actions: edit },
  ProductPictured: { actions: edit },
  StockAdjusted: { actions: adjust },
}

// A withdrawn product can still have reservations, which are released or shipped.
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

/** Pieces reserved for an order; `undefined` if there are none. */
export const reservedFor = ({ context }: Product, orderId: string) =>
  context.reserved.find((each) => each.orderId === orderId)?.count

export const productStream = (productId: string) => `product-${productId}`

const settleReservation = ({ reserved, settled }: ProductContext, orderId: string) => {
  return {
    reserved: reserved.filter((each) => each.orderId !== orderId),
    settled: [orderId, ...settled].slice(0, maxSettledOrders),
  }
}
