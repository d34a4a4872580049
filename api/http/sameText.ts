import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same; how long it takes tells nothing of where they differ. */
export const isSameText = (expected: string, given: string) => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** SHA-256, as hexadecimal digits: enough for texts that nobody can guess. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
