import { hash } from 'node:crypto'

// The numbers that people see: derived from the record's id, short, and without revealing how many records there are.

/** `EK-7F3K-92QD`. */
export const orderNumberOf = (orderId: string) => `EK-${numberOf(orderId)}`

/** `BK-7F3K-92QD`. */
export const bookingNumberOf = (bookingId: string) => `BK-${numberOf(bookingId)}`

/** `EN-7F3K-92QD`. */
export const enquiryNumberOf = (enquiryId: string) => `EN-${numberOf(enquiryId)}`

// Crockford's alphabet: no I, L, O or U, so that numbers can be read over the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const numberOf = (id: string) => {
  const bytes = hash('sha256', `number ${id}`, 'latin1').slice(0, 8)
  const characters = bytes.replace(/./gs, (byte) => alphabet[byte.charCodeAt(0) % 32] ?? '')
  return `${characters.slice(0, 4)}-${characters.slice(4)}`
}
