import { atom } from 'jotai'
import { readTabItem, writeTabItem } from '#web/state/browser/storage.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type Order = AnswerOf<'POST order/placeOrder'>['result']

/** The part of an order that the thank-you panel shows. */
export type OrderReceipt = Pick<Order, 'id' | 'customerId' | 'orderNumber' | 'totalAmount' | 'paymentMethod'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'suburb' | 'city' | 'province'>
  /** The day on which it comes, in an area with same-day delivery: `2026-11-30`. */
  deliveryDay?: string | undefined
}

/** The receipt of the order just placed: the review sets it, the cart shows it once. A reload of the cart restores it. */
export const orderReceiptAtom = atom(
  (get) => get(receiptAtom),
  (_get, set, receipt: OrderReceipt | undefined) => {
    set(receiptAtom, receipt)
    storeReceipt(receipt)
  },
)

/** The stored receipt after a reload of the cart, or Back to it; undefined after any other navigation. */
export const restoreOrderReceipt = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation && (navigation.type === 'navigate' || !/\/cart(?:[?#]|$)/i.test(navigation.name))
    ? undefined
    : storedReceipt()
}

const receiptAtom = atom<OrderReceipt | undefined>(undefined)
const storageKey = 'placedOrder'

const storeReceipt = (receipt: OrderReceipt | undefined) =>
  writeTabItem(storageKey, receipt && JSON.stringify(withoutStreet(receipt)))

const storedReceipt = (): OrderReceipt | undefined => {
  try {
    const receipt = JSON.parse(readTabItem(storageKey) ?? '')
    return typeof receipt.orderNumber === 'string' && typeof receipt.shippingAddress?.suburb === 'string'
      ? receipt
      : undefined
  } catch {
    return undefined
  }
}

// Neither the street nor the recipient is stored.
const withoutStreet = ({
  id,
  customerId,
  orderNumber,
  totalAmount,
  paymentMethod,
  shippingAddress,
  deliveryDay,
}: OrderReceipt): OrderReceipt => {
  const { suburb, city, province } = shippingAddress
  return {
    id,
    customerId,
    orderNumber,
    totalAmount,
    paymentMethod,
    shippingAddress: { suburb, city, province },
    deliveryDay,
  }
}
