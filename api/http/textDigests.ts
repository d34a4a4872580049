import { hash, timingSafeEqual } from 'node:crypto'

/** Compares two texts in constant time. */
export const timingSafeEqualText = (expected: string, given: string) => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** SHA-256 in hexadecimal digits: enough for texts that cannot be guessed. */
export const sha256 = (text: string) => hash('sha256', text, 'hex')
