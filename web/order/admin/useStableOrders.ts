import { useState } from 'react'
import type { AnswerOf } from '#web/state/http/calls.ts'
import type { AdminListedOrder } from './orderRow.ts'

type Page = AnswerOf<'GET order/all'>

interface ShownOrders {
  /** The name of the request. */
  requestName: string
  orders: readonly AdminListedOrder[]
}

/** Keeps the orders of a page in place while new data arrives; `showLatest` shows the current list. */
export const useStableOrders = (requestName: string, page: Page | undefined, isCurrent: boolean) => {
  const [shown, setShown] = useState<ShownOrders>()
  const isNew = isCurrent && page !== undefined && shown?.requestName !== requestName
  if (isNew) setShown({ requestName, orders: page.orders })
  const orders = (isNew ? page.orders : shown?.orders) ?? []
  const stable = page && isCurrent ? stableOrders(orders, page.orders) : { orders, gone: [], arrived: 0 }

  return { ...stable, showLatest: () => setShown(undefined) }
}

interface Identified {
  id: string
}

/** The orders on show with their latest data. */
interface StableOrders<Order> {
  orders: readonly Order[]
  /** Ids of orders that no longer match the filter. */
  gone: readonly string[]
  /** How many orders are new in the list and not on show. */
  arrived: number
}

/**
 * Rows on show keep their place and change in place. New orders are counted, except those that moved up from the next page. Orders
 * missing at the end were pushed to the next page by as many new ones; only further missing ones are gone.
 */
export const stableOrders = <Order extends Identified>(
  shown: readonly Order[],
  latest: readonly Order[],
): StableOrders<Order> => {
  const latestById = new Map(latest.map((order) => [order.id, order]))
  const shownIds = new Set(shown.map(({ id }) => id))
  const lastKept = shown.findLastIndex(({ id }) => latestById.has(id))
  const lastKnown = latest.findLastIndex(({ id }) => shownIds.has(id))
  const arrived = latest.filter(({ id }, index) => !shownIds.has(id) && (index < lastKnown || lastKnown < 0)).length
  const missing = shown.filter(({ id }) => !latestById.has(id))
  const pushedOff = shown.slice(lastKept + 1).slice(-arrived || shown.length)

  return {
    orders: shown.map((order) => latestById.get(order.id) ?? order),
    gone: missing.filter((order) => !pushedOff.includes(order)).map(({ id }) => id),
    arrived,
  }
}
