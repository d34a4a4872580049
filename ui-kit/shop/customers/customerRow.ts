export type CustomerStatus = 'unverified' | 'active' | 'suspended' | 'erased'

export type CustomerRole = 'Admin' | 'Customer'

/** A row of the customer list. */
export type CustomerRow = {
  id: string
  href: string
  /** Masked like the e-mail address: `A••••• D•••••`. */
  name: string
  /** Empty after an erasure. */
  email: string
  role: CustomerRole
  status: CustomerStatus
  /** ISO moments; `lastOrderAt` is undefined without an order. */
  openedAt: string
  lastOrderAt?: string | undefined
  orders: number
  /** Formatted. */
  spent: string
}

/** The badge label and color of every status. */
export const accountStatusBadges = {
  unverified: { label: 'Unverified', tone: 'warn' },
  active: { label: 'Active', tone: 'ok' },
  suspended: { label: 'Suspended', tone: 'bad' },
  erased: { label: 'Erased', tone: 'neutral' },
} satisfies Record<CustomerStatus, { label: string; tone: 'warn' | 'ok' | 'bad' | 'neutral' }>
