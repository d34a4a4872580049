import { createHash } from 'node:crypto'

/** The stream that says whose an e-mail address is. Upper and lower case are one address. */
export const emailStream = (email: string) =>
  `email-${createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 32)}`

export const passwordKey = (customerId: string) => `password-${customerId}`
