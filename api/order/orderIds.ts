import { createHash, randomUUID } from 'node:crypto'

/** The order that a customer's idempotency key stands for; without a key, a new one. 32 hexadecimal digits. */
export const orderIdOf = (customerId: string, key: string = randomUUID()) =>
  hash(`order ${customerId} ${key}`).toString('hex').slice(0, 32)

/** What is asked for, where, how it is paid and for how much: the total that the customer saw, if they told. */
type Asked = readonly [
  wanted: unknown,
  shippingAddress: unknown,
  paymentMethod: string,
  expectedTotal: number | undefined,
]

/** What a repeated request is known by: first what is kept of it now, then what was kept of it once, without its total. */
export const fingerprintsOf = (asked: Asked) => [fingerprint(asked), fingerprint(asked.slice(0, 3))] as const

const fingerprint = (asked: unknown) => hash(JSON.stringify(asked)).toString('hex')

const hash = (text: string) => createHash('sha256').update(text).digest()
