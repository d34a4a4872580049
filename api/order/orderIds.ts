import { createHash, randomUUID } from 'node:crypto'

/** The order that a customer's idempotency key stands for; without a key, a new one. 32 hexadecimal digits. */
export const orderIdOf = (customerId: string, key: string = randomUUID()) =>
  hash(`order ${customerId} ${key}`).toString('hex').slice(0, 32)

export const fingerprintOf = (asked: unknown) => hash(JSON.stringify(asked)).toString('hex')

const hash = (text: string) => createHash('sha256').update(text).digest()
