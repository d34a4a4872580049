/** A row of the security event table. */
export type SecurityEventRow = {
  id: string
  /** ISO moment. */
  at: string
  /** The label of the event: 'Wrong password'. */
  event: string
  /** The severity: 'bad' needs attention. */
  tone: 'neutral' | 'ok' | 'warn' | 'bad'
  /** How often it happened within a minute. */
  count: number
  /** The affected account; undefined if none is. */
  customer?: { name: string; href: string } | undefined
  /** The admin who did it. */
  by?: string | undefined
  /** The IP network of the client, with the list of events from it. */
  network?: { name: string; href: string } | undefined
  /** 'Chrome on Android' */
  device: string
  /** 'No such account', 'GET order/all' */
  detail: string
}

/** An empty string does not filter. Dates are ISO dates: `2026-11-21`. */
export type SecurityFilter = { event: string; network: string; customerId: string; since: string; until: string }

export const emptySecurityFilter: SecurityFilter = { event: '', network: '', customerId: '', since: '', until: '' }
