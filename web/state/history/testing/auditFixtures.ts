import type { AuditEntry } from '#web/state/history/auditLinks.ts'

/** The placing of Amina's order in the audit, and below it the facts that it caused. */
export const orderPlaced: AuditEntry = {
  position: 40,
  noun: 'order',
  recordId: 'order7',
  recordName: 'EK-7F3K-92QD',
  revision: 0,
  id: 'fact40',
  type: 'OrderPlaced',
  at: '2026-11-21T06:12:04.512Z',
  actor: { role: 'customer', id: 'amina', name: 'A••••• D•••••' },
  sentence: 'placed the order: 2 pieces for R 958.40',
  correlationId: 'request1',
  causationId: null,
}

export const stockReserved: AuditEntry = {
  ...orderPlaced,
  position: 41,
  noun: 'product',
  recordId: 'blue-kettle',
  recordName: 'Blue kettle',
  id: 'fact41',
  type: 'StockReserved',
  actor: { role: 'system', id: 'reserveStock', name: 'the shop' },
  sentence: 'set 2 pieces aside for order EK-7F3K-92QD',
  causationId: 'fact40',
}

export const mailSent: AuditEntry = {
  ...stockReserved,
  position: 43,
  noun: 'mail',
  recordId: 'fact42',
  recordName: '',
  id: 'fact43',
  type: 'MailSent',
  actor: { role: 'system', id: 'sendMail', name: 'the shop' },
  sentence: 'mailed the customer the confirmation of the order',
  causationId: 'fact42',
}
