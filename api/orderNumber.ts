import { hash } from 'node:crypto'

// Crockford's alphabet: no I, L, O or U, so that numbers can be read over the telephone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number by which people know the order of an id, `EK-7F3K-92QD`: short, readable, and silent about how many orders there are. */
export const orderNumberOf = (orderId: string) => {
  const signs = [...hash('sha256', `number ${orderId}`, 'buffer').subarray(0, 8)]
    .map((byte) => letters[byte % 32])
    .join('')
  return `EK-${signs.slice(0, 4)}-${signs.slice(4)}`
}
