import type { CartLine } from '#domain/cart/cartEvents.ts'

/** What one customer asked for under one key: with every body that was sent. */
export interface Asked {
  customerId: string
  key: string
  orderId: string
  wanted: (readonly CartLine[])[]
}

/** An order as an answer told it. Money in rand. */
export interface ToldOrder {
  id: string
  customerId: string
  version: number
  totalAmount: number
  orderStatus: string
  shippingStatus: string
  paymentMethod: string
  signedBy: string
  paymentCollected: number
}

export interface ToldCart {
  lines: readonly CartLine[]
  version: number
}

/** What the shop was asked for, and what it said: the part of the truth that people outside have seen. */
export const openMemory = () => {
  const orders = new Map<string, Asked>()
  const told: { placed: ToldOrder[]; orders: ToldOrder[]; carts: Map<string, ToldCart[]>; rejected: string[] } = {
    placed: [],
    orders: [],
    carts: new Map(),
    rejected: [],
  }
  const keys = new Map<string, string>()
  let refusals = 0

  return {
    /** A request went out under a key; each has a correlation id of its own. */
    sent: (key: string, correlationId: string) => keys.set(correlationId, key),
    keyOf: (correlationId: string) => keys.get(correlationId),
    asks: (asked: Omit<Asked, 'wanted'>, wanted: readonly CartLine[]) => {
      orders.getOrInsertComputed(asked.orderId, () => ({ ...asked, wanted: [] })).wanted.push(wanted)
    },
    asked: (orderId: string) => orders.get(orderId),
    /** An order was taken. */
    placed: (order: ToldOrder) => {
      told.placed.push(order)
      told.orders.push(order)
    },
    /** An order was told, also a changed one. */
    order: (order: ToldOrder) => told.orders.push(order),
    /** An order found no stock. */
    rejected: (orderId: string) => told.rejected.push(orderId),
    cart: (customerId: string, cart: ToldCart) => told.carts.getOrInsertComputed(customerId, () => []).push(cart),
    refused: () => {
      refusals += 1
    },
    refusals: () => refusals,
    told,
  }
}

export type Memory = ReturnType<typeof openMemory>
