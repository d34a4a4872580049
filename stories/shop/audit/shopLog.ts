import { amina, shop, thandi } from '#stories/shop/history/aminasHistory.ts'
import type { AuditedRecord, LoggedFact } from '#ui-kit/shop/audit/auditedFact.ts'
import type { Actor } from '#ui-kit/shop/audit/timelineFact.ts'

const masked: Actor = { ...amina, name: 'A••••• D•••••' }
const visitor: Actor = { role: 'guest', name: 'A visitor' }

const order: AuditedRecord = { noun: 'Order', name: 'EK-7F3K-92QD', href: '/Orders_Management/aminasOrder' }
const kettle: AuditedRecord = { noun: 'Product', name: 'Vuthela kettle', href: '/Products_Management/redKettle' }
const account: AuditedRecord = { noun: 'Account', name: 'A••••• D•••••', href: '/Customers_Management/amina' }
const mail: AuditedRecord = { noun: 'Mail', name: '' }

type FactTuple = [type: string, at: string, actor: Actor, record: AuditedRecord, sentence: string]

const factTuples: FactTuple[] = [
  ['ProductRepriced', '2026-11-22T09:14:20.000Z', thandi, kettle, 'set the price to R\u00a0599.00 less 20%'],
  ['MailSent', '2026-11-22T08:20:10.100Z', shop, mail, 'mailed the customer that the order was delivered'],
  ['OrderDelivered', '2026-11-22T08:20:08.702Z', thandi, order, 'delivered the order'],
  ['SignupRepeated', '2026-11-21T16:02:00.000Z', visitor, account, 'tried to sign up again with the address'],
  ['OrderDispatched', '2026-11-21T09:30:12.004Z', thandi, order, 'handed the parcel to the courier'],
  ['StockReserved', '2026-11-21T06:12:04.560Z', shop, kettle, 'set 2 pieces aside for order EK-7F3K-92QD'],
  ['OrderPlaced', '2026-11-21T06:12:04.512Z', masked, order, 'placed the order: 6 pieces for R\u00a03\u00a0119.85'],
]

const toLoggedFact = ([type, at, actor, record, sentence]: FactTuple, index: number): LoggedFact => {
  const id = `019aa4f2-1c40-7a53-b6e0-5d1f0c2a9e3${index}`
  const correlation = `019aa4f2-1c3e-7c10-9a11-7be2d0f4c00${index}`
  return {
    ...{ id, type, at, actor, record, sentence },
    ids: [
      ['Position', 1900 - index * 4],
      ['Revision', 12 - index],
      ['Record', record.href?.split('/').at(-1) ?? id],
      ['At', at],
      ['Id', id],
      ['Correlation', correlation],
      ['Causation', 'none: it began here'],
    ],
    links: [
      { label: 'Everything in this request', href: `/Audit?correlationId=${correlation}` },
      { label: 'Only this actor', href: `/Audit?role=${actor.role}` },
      { label: 'Only this record', href: '/Audit?noun=order&id=aminasOrder' },
    ],
  }
}

/** Facts of the shop over two days, newest first. */
export const shopLog = factTuples.map(toLoggedFact)

export const longFact: LoggedFact = {
  ...toLoggedFact(['StockAdjusted', '2026-11-21T05:00:00.000Z', thandi, kettle, 'added 10 pieces to the stock'], 8),
  actor: { role: 'admin', name: 'Nomathemba-Bongumusa Khumalo-van der Westhuizen' },
  record: {
    ...kettle,
    name: 'Vuthela Huishoudelike Rondavel-ketel met outomatiese afskakeling en temperatuurbeheer, 1.7 liter',
  },
  sentence: `added 10 pieces to the stock: ${'the count of the shelf in the back room was wrong, '.repeat(4)}`,
}
