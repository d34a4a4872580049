import { atom } from 'jotai'
import type { AnswerOf } from './calls.ts'

type Order = AnswerOf<'POST order/placeOrder'>['result']

/** What is said of an order right after it. */
export type PlacedOrder = Pick<Order, 'id' | 'customerId' | 'orderNumber' | 'totalAmount' | 'paymentMethod'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'suburb' | 'city' | 'province'>
}

/** The order that was just placed: set by the review, shown once by the cart. A reload of the thanks finds it again. */
export const placedOrderAtom = atom(
  (get) => get(shownAtom),
  (_get, set, order: PlacedOrder | undefined) => {
    set(shownAtom, order)
    keep(order)
  },
)

/** The order that was on show when the page went; nothing where one has come anew. */
export const placedBefore = () => {
  const [come] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return come && (come.type === 'navigate' || !/\/cart(?:[?#]|$)/i.test(come.name)) ? undefined : kept()
}

const shownAtom = atom<PlacedOrder | undefined>(undefined)
const item = 'placedOrder'

const keep = (order: PlacedOrder | undefined) => {
  try {
    if (order) sessionStorage.setItem(item, JSON.stringify(said(order)))
    else sessionStorage.removeItem(item)
  } catch {
    // It lasts as long as the page.
  }
}

const kept = (): PlacedOrder | undefined => {
  try {
    const order = JSON.parse(sessionStorage.getItem(item) ?? '')
    return typeof order.orderNumber === 'string' && typeof order.shippingAddress?.suburb === 'string'
      ? order
      : undefined
  } catch {
    return undefined
  }
}

// The street, and who receives it, need not lie in the tab's storage.
const said = ({
  id,
  customerId,
  orderNumber,
  totalAmount,
  paymentMethod,
  shippingAddress,
}: PlacedOrder): PlacedOrder => {
  const { suburb, city, province } = shippingAddress
  return { id, customerId, orderNumber, totalAmount, paymentMethod, shippingAddress: { suburb, city, province } }
}
