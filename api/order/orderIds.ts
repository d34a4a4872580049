import { createHash, randomUUID } from 'node:crypto'

/** The order id of a customer's idempotency key: equal keys give equal ids; without a key, a random one. 32 hexadecimal digits. */
export const orderIdOf = (customerId: string, key: string = randomUUID()) =>
  hash(`order ${customerId} ${key}`).toString('hex').slice(0, 32)

/** What distinguishes two requests under one key. `expectedTotal` is the total that the customer saw, if the request contains it. */
type FingerprintInput = readonly [
  wanted: unknown,
  shippingAddress: unknown,
  paymentMethod: string,
  expectedTotal: number | undefined,
]

/** The fingerprints of a request: the current one, then the legacy one without the total, which older orders are stored with. */
export const fingerprintsOf = (input: FingerprintInput) => [fingerprint(input), fingerprint(input.slice(0, 3))] as const

const fingerprint = (input: unknown) => hash(JSON.stringify(input)).toString('hex')

const hash = (text: string) => createHash('sha256').update(text).digest()
