import { aminasLines } from '#stories/lives/aminasOrder.ts'
import { pendingOrder } from '#stories/lives/ownOrders.ts'
import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'
import { confirmed, delivered, dispatched, placed, shop } from './aminasHistory.ts'

/** Milliseconds after a fact, as an ISO moment. */
const after = ({ at }: TimelineFact, milliseconds: number) => new Date(Date.parse(at) + milliseconds).toISOString()

const stockReserved = ({ id, name, count }: OrderLine): AuditedFact => ({
  id: `aside-${id}`,
  type: 'StockReserved',
  at: after(placed, 48),
  actor: shop,
  record: { noun: 'Product', name, href: `/Products_Management/${id}` },
  sentence: `set ${count} ${count === 1 ? 'piece' : 'pieces'} aside for order ${pendingOrder.orderNumber}`,
})

const mailSent = (id: string, at: string, topic: string): AuditedFact => ({
  id,
  type: 'MailSent',
  at,
  actor: shop,
  record: { noun: 'Mail', name: '' },
  sentence: `mailed the customer ${topic}`,
})

/** The facts of products that placing Amina's order caused. */
export const followedByPlacing = aminasLines.map(stockReserved)

const cartOrdered: AuditedFact = {
  id: 'cartTaken',
  type: 'CartOrdered',
  at: after(placed, 128),
  actor: shop,
  record: { noun: 'Cart', name: 'A••••• D•••••', href: '/Customers_Management/amina' },
  sentence: 'ordered what was in the cart',
}

/** The facts of other records that Amina's order caused. */
export const aminasFollowed: ReadonlyMap<string, readonly AuditedFact[]> = new Map([
  [placed.id, [...followedByPlacing, cartOrdered]],
  [confirmed.id, [mailSent('confirmation', after(confirmed, 589), 'the confirmation of the order')]],
  [dispatched.id, [mailSent('shipped', after(dispatched, 896), 'that the order is on its way')]],
  [delivered.id, [mailSent('arrived', after(delivered, 912), 'that the order was delivered')]],
])
