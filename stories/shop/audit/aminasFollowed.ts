import type { AuditedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import { confirmed, delivered, dispatched, placed, shop } from './aminasHistory.ts'

const setAside = (id: string, name: string, count: number): AuditedFact => ({
  id: `aside-${id}`,
  type: 'StockReserved',
  at: '2026-11-21T06:12:04.560Z',
  actor: shop,
  record: { noun: 'Product', name, href: `/Products_Management/${id}` },
  sentence: `set ${count} pieces aside for order EK-7F3K-92QD`,
})

const mailed = (id: string, at: string, topic: string): AuditedFact => ({
  id,
  type: 'MailSent',
  at,
  actor: shop,
  record: { noun: 'Mail', name: '' },
  sentence: `mailed the customer ${topic}`,
})

/** What placing Amina's order led to on the products. */
export const followedPlacing = [
  setAside('redKettle', 'Vuthela kettle', 2),
  setAside('drill', 'Marula impact drill', 1),
  setAside('familyPot', 'Family pot, 9 litres', 3),
]

const cartTaken: AuditedFact = {
  id: 'cartTaken',
  type: 'CartOrdered',
  at: '2026-11-21T06:12:04.640Z',
  actor: shop,
  record: { noun: 'Cart', name: 'A••••• D•••••', href: '/Customers_Management/amina' },
  sentence: 'ordered what was in the cart',
}

/** What followed from Amina's order elsewhere. */
export const aminasFollowed: ReadonlyMap<string, readonly AuditedFact[]> = new Map([
  [placed.id, [...followedPlacing, cartTaken]],
  [confirmed.id, [mailed('confirmation', '2026-11-21T06:12:05.200Z', 'the confirmation of the order')]],
  [dispatched.id, [mailed('shipped', '2026-11-21T09:30:12.900Z', 'that the order is on its way')]],
  [delivered.id, [mailed('arrived', '2026-11-23T05:00:00.000Z', 'that the order was delivered')]],
])
