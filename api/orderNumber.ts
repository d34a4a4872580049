import { hash } from 'node:crypto'

// Crockford's alphabet: no I, L, O or U, so that numbers can be read over the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The order number shown to people, such as `EK-7F3K-92QD`: derived from the order id, short, and does not reveal how many orders there are. */
export const orderNumberOf = (orderId: string) => {
  const characters = [...hash('sha256', `number ${orderId}`, 'buffer').subarray(0, 8)]
    .map((byte) => alphabet[byte % 32])
    .join('')
  return `EK-${characters.slice(0, 4)}-${characters.slice(4)}`
}
