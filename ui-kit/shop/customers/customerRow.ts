export type CustomerStatus = 'unverified' | 'active' | 'suspended' | 'erased'

export type CustomerRole = 'Admin' | 'Customer'

/** A customer as a list shows one. */
export type CustomerRow = {
  id: string
  href: string
  /** Masked, as the e-mail address is: `A••••• D•••••`. */
  name: string
  /** Empty where there is none any more. */
  email: string
  role: CustomerRole
  status: CustomerStatus
  /** ISO moments; the last order's only where there is one. */
  openedAt: string
  lastOrderAt?: string | undefined
  orders: number
  /** Formatted. */
  spent: string
}

/** Words and colour of every status. */
export const statusLooks = {
  unverified: { words: 'Unverified', tone: 'warn' },
  active: { words: 'Active', tone: 'ok' },
  suspended: { words: 'Suspended', tone: 'bad' },
  erased: { words: 'Erased', tone: 'neutral' },
} satisfies Record<CustomerStatus, { words: string; tone: 'warn' | 'ok' | 'bad' | 'neutral' }>
