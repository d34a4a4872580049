import { clock, day } from '#ui-kit/shop/audit/moments.ts'
import type { Change, PlainValue } from '#ui-kit/shop/audit/timelineFact.ts'
import { statusLooks } from '#ui-kit/shop/order/orderStatus.ts'
import { written } from './orderProps.ts'

/** Changes of an order's fields in the shop's words, in the order one looks for them. Ids and what follows from others are left out. */
export const changesInWords = (changes: readonly Change[]): Change[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const known = wordsFor(field)
      return known ? [{ ...known, from: known.say(from), to: known.say(to) }] : []
    })
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.place - other.place)
    .map(({ field, from, to }) => ({ field, from, to }))

interface Words {
  field: string
  place: number
  say: (value: PlainValue) => PlainValue
}

const wordsFor = (field: string): Words | undefined => {
  const [, line, part] = /^products\.(\d+)\.(\w+)$/.exec(field) ?? []
  const place = places.indexOf(part ?? field)
  const [label, say] = fields[part ?? field] ?? []
  if (!label || !say) return undefined
  return line === undefined
    ? { field: label, place, say }
    : { field: `Product ${Number(line) + 1}: ${label.toLowerCase()}`, place: place + Number(line) * places.length, say }
}

const plain = (value: PlainValue) => (value === '' ? null : value)
const money = (value: PlainValue) => (typeof value === 'number' ? written(value) : value)
// Nothing saved and nothing collected are no amounts.
const amount = (value: PlainValue) => (value === 0 ? null : money(value))
const fee = (value: PlainValue) => (value === 0 ? 'Free' : money(value))
const percent = (value: PlainValue) => (typeof value === 'number' ? `${value} %` : value)
const moment = (value: PlainValue) => (typeof value === 'string' ? `${day(value)}, ${clock(value)}` : value)
const status = (value: PlainValue) =>
  Object.entries(statusLooks).find(([name]) => name === value)?.[1].words ?? plain(value)

const fields: Record<string, [label: string, say: (value: PlainValue) => PlainValue]> = {
  orderStatus: ['Order status', status],
  shippingStatus: ['Shipping status', status],
  paymentMethod: ['Payment method', plain],
  signedBy: ['Signed by', plain],
  reason: ['Reason', plain],
  totalAmount: ['Total', money],
  paymentCollected: ['Collected', amount],
  orderNumber: ['Order number', plain],
  orderDate: ['Ordered', moment],
  subtotal: ['Subtotal', money],
  saving: ['Saving', amount],
  deliveryFee: ['Delivery', fee],
  'shippingAddress.recipientName': ['Recipient', plain],
  'shippingAddress.recipientMobileNumber': ['Mobile number', plain],
  'shippingAddress.streetAddress': ['Street', plain],
  'shippingAddress.complex': ['Complex', plain],
  'shippingAddress.suburb': ['Suburb', plain],
  'shippingAddress.city': ['City', plain],
  'shippingAddress.province': ['Province', plain],
  'shippingAddress.postalCode': ['Postal code', plain],
  name: ['Name', plain],
  count: ['Count', plain],
  price: ['Price', money],
  discount: ['Discount', percent],
  total: ['Total', money],
}

const places = Object.keys(fields)
