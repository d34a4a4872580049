import { hash, randomUUID } from 'node:crypto'

/** The order id of a customer's idempotency key: equal keys give equal ids; without a key, a random one. 32 hexadecimal digits. */
export const orderIdOf = (customerId: string, key: string = randomUUID()) =>
  // Copied: V8 compares slices of longer texts slowly, and records hold many of these ids.
  Buffer.from(hash('sha256', `order ${customerId} ${key}`, 'hex').slice(0, 32), 'latin1').toString('latin1')

/** What distinguishes two requests under one key. `expectedTotal` is the total that the customer saw, if the request contains it. */
type FingerprintInput = readonly [
  wanted: unknown,
  shippingAddress: unknown,
  paymentMethod: string,
  expectedTotal: number | undefined,
]

/** The fingerprint of a request, which its order is stored with. */
export const fingerprintOf = (input: FingerprintInput) => fingerprint(input)

/** The fingerprints of a request: the current one, then the legacy one without the total, which older orders are stored with. */
export const fingerprintsOf = (input: FingerprintInput) => [fingerprint(input), fingerprint(input.slice(0, 3))] as const

const fingerprint = (input: unknown) => hash('sha256', JSON.stringify(input), 'hex')
