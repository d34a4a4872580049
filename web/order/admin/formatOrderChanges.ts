import type { FieldChange } from '#ui-kit/shop/audit/timelineFact.ts'
import { orderStatusBadges } from '#ui-kit/shop/order/orderStatus.ts'
import { type Order, orderTotals } from '#web/order/orderProps.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import {
  badgeFormat,
  formatDayAndTime,
  formatMoney,
  formatPercent,
  formatText,
  type ValueFormat,
} from '#web/state/history/valueFormats.ts'

/** Field changes of an order with labels and formatted values, in the order of `fields`. Ids and derived fields are left out. */
export const formatOrderChanges = (changes: readonly FieldChange[]): FieldChange[] =>
  changes
    .flatMap(({ field, from, to }) => {
      const known = fieldFormatOf(field)
      return known ? [{ ...known, from: known.format(from), to: known.format(to) }] : []
    })
    .filter(({ from, to }) => from !== to)
    .sort((one, other) => one.rank - other.rank)
    .map(({ field, from, to }) => ({ field, from, to }))

/** The fields of an order with labels and formatted values. */
export const formatOrderFields = (order: Order): [field: string, value: string | number | null][] => {
  const { count, ...sums } = orderTotals(order)
  const { recipientName, suburb, city } = order.shippingAddress
  return [
    ['Order status', orderStatusBadges[order.orderStatus].label],
    ['Shipping status', orderStatusBadges[order.shippingStatus].label],
    ['Payment method', order.paymentMethod],
    ['Signed by', order.signedBy || null],
    ['Reason', order.reason || null],
    ['Items', count],
    ['Subtotal', sums.subtotal],
    ['Saving', sums.saving ?? null],
    ['Delivery', sums.delivery],
    ['Total', sums.total],
    ['Collected', order.paymentCollected > 0 ? formatAmount(order.paymentCollected) : null],
    ['Deliver to', `${recipientName}, ${suburb}, ${city}`],
  ]
}

interface FieldFormat {
  field: string
  rank: number
  format: ValueFormat
}

const fieldFormatOf = (field: string): FieldFormat | undefined => {
  const [, line, part] = /^products\.(\d+)\.(\w+)$/.exec(field) ?? []
  const rank = fieldOrder.indexOf(part ?? field)
  const [label, format] = fields[part ?? field] ?? []
  if (!label || !format) return undefined
  return line === undefined
    ? { field: label, rank, format }
    : {
        field: `Product ${Number(line) + 1}: ${label.toLowerCase()}`,
        rank: rank + Number(line) * fieldOrder.length,
        format,
      }
}

// A saving or a payment of zero is not shown as an amount.
const formatMoneyUnlessZero: ValueFormat = (value) => (value === 0 ? null : formatMoney(value))
const formatFee: ValueFormat = (value) => (value === 0 ? 'Free' : formatMoney(value))
const formatStatus = badgeFormat(orderStatusBadges)

const fields: Record<string, [label: string, format: ValueFormat]> = {
  orderStatus: ['Order status', formatStatus],
  shippingStatus: ['Shipping status', formatStatus],
  paymentMethod: ['Payment method', formatText],
  signedBy: ['Signed by', formatText],
  reason: ['Reason', formatText],
  totalAmount: ['Total', formatMoney],
  paymentCollected: ['Collected', formatMoneyUnlessZero],
  orderNumber: ['Order number', formatText],
  orderDate: ['Ordered', formatDayAndTime],
  subtotal: ['Subtotal', formatMoney],
  saving: ['Saving', formatMoneyUnlessZero],
  deliveryFee: ['Delivery', formatFee],
  'shippingAddress.recipientName': ['Recipient', formatText],
  'shippingAddress.recipientMobileNumber': ['Mobile number', formatText],
  'shippingAddress.streetAddress': ['Street', formatText],
  'shippingAddress.complex': ['Complex', formatText],
  'shippingAddress.suburb': ['Suburb', formatText],
  'shippingAddress.city': ['City', formatText],
  'shippingAddress.province': ['Province', formatText],
  'shippingAddress.postalCode': ['Postal code', formatText],
  name: ['Name', formatText],
  count: ['Count', formatText],
  price: ['Price', formatMoney],
  discount: ['Discount', formatPercent],
  total: ['Total', formatMoney],
}

const fieldOrder = Object.keys(fields)
