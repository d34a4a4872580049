import { createHash, randomUUID } from 'node:crypto'

/** The order that a customer's idempotency key stands for; without a key, a new one. 32 hexadecimal digits. */
export const orderIdOf = (customerId: string, key: string = randomUUID()) =>
  hash(`order ${customerId} ${key}`).toString('hex').slice(0, 32)

// Crockford's alphabet: no I, L, O or U, so that numbers can be read over the telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** `EK-7F3K-92QD`: short, readable, and silent about how many orders there are. */
export const orderNumberOf = (orderId: string) => {
  const signs = [...hash(`number ${orderId}`).subarray(0, 8)].map((byte) => letters[byte % 32]).join('')
  return `EK-${signs.slice(0, 4)}-${signs.slice(4)}`
}

export const fingerprintOf = (asked: unknown) => hash(JSON.stringify(asked)).toString('hex')

const hash = (text: string) => createHash('sha256').update(text).digest()
