import { folded } from '#api/readModels/folded.ts'
import { lateBefore, unsent } from '#domain/order/late.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'
import type { OrderSort } from '#domain/order/ordersQuery.ts'

/** What a list of orders is narrowed by. Totals in cents, moments ISO 8601. */
export interface OrderFilter {
  orderStatus?: OrderStatus | undefined
  shippingStatus?: ShippingStatus | undefined
  /** Part of an order number or of a customer's name, or a customer's whole id. */
  search?: string | undefined
  customerId?: string | undefined
  since?: string | undefined
  until?: string | undefined
  totalFrom?: number | undefined
  totalTo?: number | undefined
  late?: boolean | undefined
}

type Values = Record<string, string | number>

export const orderBy: Record<OrderSort, string> = {
  newest: 'placed_at DESC, id DESC',
  oldest: 'placed_at, id',
  total: 'total DESC, id DESC',
  smallest: 'total, id',
}

/** What follows FROM, and its values: of the order's row only what its indexes hold. */
export const asked = ({ search = '', ...filter }: OrderFilter, now: Date): { from: string; values: Values } => {
  const conditions = conditionsOf(filter, now)
  const words = wordsOf(search)
  const where = ['confirmed = 1', ...conditions.map(([sql]) => sql)]
  return {
    from: `${words?.from ?? 'orders'} WHERE ${where.join(' AND ')}`,
    values: Object.assign({}, ...conditions.map(([, values]) => values), words?.values),
  }
}

const conditionsOf = (filter: Omit<OrderFilter, 'search'>, now: Date) => {
  const { orderStatus, shippingStatus, customerId, since, until, totalFrom, totalTo, late } = filter
  const known: [string, Values | undefined][] = [
    ['status = :status', orderStatus && { status: orderStatus }],
    ['shipping = :shipping', shippingStatus && { shipping: shippingStatus }],
    [statusesBehind(shippingStatus), shippingStatus && {}],
    ['customer_id = :customer', customerId ? { customer: customerId } : undefined],
    ['placed_at >= :since', since ? { since } : undefined],
    ['placed_at <= :until', until ? { until } : undefined],
    ['total >= :least', totalFrom === undefined ? undefined : { least: totalFrom }],
    ['total <= :most', totalTo === undefined ? undefined : { most: totalTo }],
    [`status IN (${quoted(unsent)}) AND placed_at < :lateBefore`, late ? { lateBefore: lateBefore(now) } : undefined],
  ]
  return known.filter((condition): condition is [string, Values] => condition[1] !== undefined)
}

// A parcel's status says which an order's may be, and those have an index.
const statusesBehind = (shipping: ShippingStatus | undefined) => {
  if (shipping === 'delivered') return `status = 'Delivered'`
  return shipping === 'awaitingDispatch' ? `status IN (${quoted(unsent)})` : `status = 'Shipped'`
}

const quoted = (statuses: readonly OrderStatus[]) => statuses.map((status) => `'${status}'`).join(', ')

/** What the search index holds of a name: its words also by how they begin, for searches of less than three characters. */
export const nameWords = (name: string) => `${folded(name)}\n${folded(name).replace(/(^| )/g, beginning)}`

const beginning = '^^'

const wordsOf = (search: string) => {
  const text = folded(search)
  const number = numberOf(text)
  if (text === '' || number === '') return undefined
  return { from: found, values: { id: text, words: phrase(text), number } }
}

// Numbers are kept without what divides them and without the EK of them all, which may also begin a name, or be part of a number.
const numberOf = (text: string) => {
  const signs = text.replace(dividing, '')
  if (/^ek[\s\p{Pd}\u2212]/u.test(text)) return signs.length > 2 ? phrase(signs.slice(2)) : ''
  return signs.length > 4 && signs.startsWith('ek')
    ? `${phrase(signs)} OR ${phrase(signs.slice(2))}`
    : phrase(signs || text)
}

// Letters and documents have hyphens of their own.
const dividing = /[\s\p{Pd}\u2212]/gu

// The index knows threes of characters.
const phrase = (part: string) => `"${([...part].length < 3 ? `${beginning}${part}` : part).replaceAll('"', '""')}"`

const columns = 'o.id, o.customer_id, o.placed_at, o.confirmed, o.status, o.shipping, o.total'

// The joins go from what was found to the orders; the limit keeps conditions, and with them other indexes, out.
const found = `(
  SELECT ${columns} FROM order_search f CROSS JOIN orders o ON o.position = f.rowid WHERE f.words MATCH :number
  UNION SELECT ${columns} FROM order_search f CROSS JOIN order_customers c ON c.position = f.rowid
    CROSS JOIN orders o ON o.customer_id = c.id WHERE f.words MATCH :words
  UNION SELECT ${columns} FROM orders o WHERE o.customer_id = :id
  LIMIT -1
) AS orders`
