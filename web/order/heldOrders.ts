interface Listed {
  id: string
}

/** Orders as they were drawn, with what has become of them since. */
export interface Held<Order> {
  orders: readonly Order[]
  /** Ids of those that have changed and no longer belong to the list. */
  gone: readonly string[]
  /** How many belong to it now and are not drawn. */
  arrived: number
}

/**
 * What is drawn stays where it is: rows change in place. What came is counted, but not what moved up from the page behind; what is
 * missing at the end was pushed there, and is gone only where it left a gap.
 */
export const heldOrders = <Order extends Listed>(drawn: readonly Order[], now: readonly Order[]): Held<Order> => {
  const fresh = new Map(now.map((order) => [order.id, order]))
  const known = new Set(drawn.map(({ id }) => id))
  const lastKept = drawn.findLastIndex(({ id }) => fresh.has(id))
  const lastKnown = now.findLastIndex(({ id }) => known.has(id))
  const arrived = now.filter(({ id }, place) => !known.has(id) && (place < lastKnown || lastKnown < 0)).length
  const missing = drawn.filter(({ id }) => !fresh.has(id))
  const pushed = drawn.slice(lastKept + 1).slice(-arrived || drawn.length)

  return {
    orders: drawn.map((order) => fresh.get(order.id) ?? order),
    gone: missing.filter((order) => !pushed.includes(order)).map(({ id }) => id),
    arrived,
  }
}
