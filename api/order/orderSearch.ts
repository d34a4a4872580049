import { foldedText } from '#api/readModels/foldedText.ts'
import { lateCutoff, unshippedStatuses } from '#domain/order/lateOrders.ts'
import type { OrderStatus, ShippingStatus } from '#domain/order/orderStatus.ts'
import type { OrderSort } from '#domain/order/ordersQuery.ts'

/** The filter of an order list; an empty one matches every order. Totals in cents, moments ISO 8601. */
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

/** The SQL after FROM, with its values. It uses only columns that the indexes of `orders` contain. */
export const orderFromClause = (
  { search = '', ...filter }: OrderFilter,
  now: Date,
): { from: string; values: Values } => {
  const conditions = conditionsOf(filter, now)
  const searched = searchClause(search)
  const where = ['confirmed = 1', ...conditions.map(([sql]) => sql)]
  return {
    from: `${searched?.from ?? 'orders'} WHERE ${where.join(' AND ')}`,
    values: Object.assign({}, ...conditions.map(([, values]) => values), searched?.values),
  }
}

const conditionsOf = (filter: Omit<OrderFilter, 'search'>, now: Date) => {
  const { orderStatus, shippingStatus, customerId, since, until, totalFrom, totalTo, late } = filter
  const candidates: [string, Values | undefined][] = [
    ['status = :status', orderStatus && { status: orderStatus }],
    ['shipping = :shipping', shippingStatus && { shipping: shippingStatus }],
    [orderStatusCondition(shippingStatus), shippingStatus && {}],
    ['customer_id = :customer', customerId ? { customer: customerId } : undefined],
    ['placed_at >= :since', since ? { since } : undefined],
    ['placed_at <= :until', until ? { until } : undefined],
    ['total >= :least', totalFrom === undefined ? undefined : { least: totalFrom }],
    ['total <= :most', totalTo === undefined ? undefined : { most: totalTo }],
    [
      `status IN (${quoted(unshippedStatuses)}) AND placed_at < :lateBefore`,
      late ? { lateBefore: lateCutoff(now) } : undefined,
    ],
  ]
  return candidates.filter((condition): condition is [string, Values] => condition[1] !== undefined)
}

// A shipping status implies the possible order statuses, which are indexed.
const orderStatusCondition = (shipping: ShippingStatus | undefined) => {
  if (shipping === 'delivered') return `status = 'Delivered'`
  return shipping === 'awaitingDispatch' ? `status IN (${quoted(unshippedStatuses)})` : `status = 'Shipped'`
}

const quoted = (statuses: readonly OrderStatus[]) => statuses.map((status) => `'${status}'`).join(', ')

/** The text that the search index stores for a name. `^^` marks the start of a word, for searches of fewer than three characters. */
export const nameWords = (name: string) => `${foldedText(name)}\n${foldedText(name).replace(/(^| )/g, wordStart)}`

const wordStart = '^^'

const searchClause = (search: string) => {
  const text = foldedText(search)
  const number = orderNumberPhrase(text)
  if (text === '' || number === '') return undefined
  return { from: foundOrders, values: { id: text, words: phrase(text), number } }
}

// The index stores order numbers without separators and without the prefix EK. A search that begins with EK may also mean a name, or
// the middle of a number.
const orderNumberPhrase = (text: string) => {
  const characters = text.replace(separators, '')
  if (/^ek[\s\p{Pd}\u2212]/u.test(text)) return characters.length > 2 ? phrase(characters.slice(2)) : ''
  return characters.length > 4 && characters.startsWith('ek')
    ? `${phrase(characters)} OR ${phrase(characters.slice(2))}`
    : phrase(characters || text)
}

// Mails and documents contain other dashes than the hyphen.
const separators = /[\s\p{Pd}\u2212]/gu

// A trigram index finds nothing that is shorter than three characters.
const phrase = (part: string) => `"${([...part].length < 3 ? `${wordStart}${part}` : part).replaceAll('"', '""')}"`

const columns = 'o.id, o.customer_id, o.placed_at, o.confirmed, o.status, o.shipping, o.total'

// CROSS JOIN makes SQLite start from the search results; LIMIT -1 keeps it from moving the outer conditions inside, where it would choose
// another index.
const foundOrders = `(
  SELECT ${columns} FROM order_search f CROSS JOIN orders o ON o.position = f.rowid WHERE f.words MATCH :number
  UNION SELECT ${columns} FROM order_search f CROSS JOIN order_customers c ON c.position = f.rowid
    CROSS JOIN orders o ON o.customer_id = c.id WHERE f.words MATCH :words
  UNION SELECT ${columns} FROM orders o WHERE o.customer_id = :id
  LIMIT -1
) AS orders`
