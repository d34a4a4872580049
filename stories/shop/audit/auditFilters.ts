import type { AuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'

export const nouns = [
  { value: 'order', label: 'Orders' },
  { value: 'product', label: 'Products' },
  { value: 'account', label: 'Accounts' },
  { value: 'mail', label: 'Mails' },
]

export const orderTypes = [
  {
    label: 'Orders',
    types: ['OrderPlaced', 'OrderConfirmed', 'ProcessingStarted', 'OrderDispatched', 'OrderDelivered'],
  },
]
export const allTypes = [
  ...orderTypes,
  { label: 'Products', types: ['ProductAdded', 'ProductRepriced'] },
  { label: 'Accounts', types: ['AccountOpened'] },
  { label: 'Mails', types: ['MailSent'] },
]

export const thandisDeliveries: AuditFilter = {
  noun: 'order',
  id: '',
  type: 'OrderDelivered',
  role: '',
  actor: 'thandi',
  correlationId: '',
  since: '2026-11-16',
  until: '2026-11-22',
}

/** One chip for each filter of `thandisDeliveries`. */
export const thandisChips = [
  { label: 'Orders', href: '/Audit?type=OrderDelivered' },
  { label: 'OrderDelivered', href: '/Audit?noun=order' },
  { label: 'Only Thandi Nkosi', href: '/Audit?noun=order&type=OrderDelivered' },
  { label: 'From 16 November 2026', href: '/Audit?noun=order&until=2026-11-22' },
  { label: 'To 22 November 2026', href: '/Audit?noun=order&since=2026-11-16' },
]
