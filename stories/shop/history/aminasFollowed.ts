import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { confirmed, delivered, dispatched, placed, shop } from './aminasHistory.ts'

const stockReserved = (id: string, name: string, count: number): AuditedFact => ({
  id: `aside-${id}`,
  type: 'StockReserved',
  at: '2026-11-21T06:12:04.560Z',
  actor: shop,
  record: { noun: 'Product', name, href: `/Products_Management/${id}` },
  sentence: `set ${count} pieces aside for order EK-7F3K-92QD`,
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
export const followedByPlacing = [
  stockReserved('redKettle', 'Vuthela kettle', 2),
  stockReserved('drill', 'Marula impact drill', 1),
  stockReserved('familyPot', 'Family pot, 9 litres', 3),
]

const cartOrdered: AuditedFact = {
  id: 'cartTaken',
  type: 'CartOrdered',
  at: '2026-11-21T06:12:04.640Z',
  actor: shop,
  record: { noun: 'Cart', name: 'A••••• D•••••', href: '/Customers_Management/amina' },
  sentence: 'ordered what was in the cart',
}

/** The facts of other records that Amina's order caused. */
export const aminasFollowed: ReadonlyMap<string, readonly AuditedFact[]> = new Map([
  [placed.id, [...followedByPlacing, cartOrdered]],
  [confirmed.id, [mailSent('confirmation', '2026-11-21T06:12:05.200Z', 'the confirmation of the order')]],
  [dispatched.id, [mailSent('shipped', '2026-11-21T09:30:12.900Z', 'that the order is on its way')]],
  [delivered.id, [mailSent('arrived', '2026-11-23T05:00:00.000Z', 'that the order was delivered')]],
])
