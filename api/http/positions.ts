import { createSecretKey, hkdfSync } from 'node:crypto'
import { cipher, decipher } from '#api/eventStore/cipher.ts'

/**
 * Positions of the log as texts of which nobody learns how much happens in the shop, nor whether anything happened between two of
 * them. They are sealed under the shop's secret: what one node has given, all others open.
 */
export interface Positions {
  /** Another text every time, of the same length. */
  seal(position: number): string
  /** The furthest of up to a hundred, joined by commas; 0 without any, `undefined` where one is not ours. */
  furthest(sealed: string | undefined): number | undefined
}

const purpose = 'X-Position'
/** Of the largest number that counts without gaps. */
const digits = 16
/** Of writes that somebody has sent at once. */
const most = 100

export const openPositions = (secret: string): Positions => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))

  const positionIn = (sealed: string) => {
    try {
      return Number(decipher(sealed, purpose, key))
    } catch {
      return undefined
    }
  }

  return {
    seal: (position) => cipher(String(position).padStart(digits, '0'), purpose, key),
    furthest: (sealed) => {
      if (!sealed) return 0
      const positions = sealed.split(',', most + 1).map(positionIn)
      const isOurs = positions.length <= most && positions.every((position) => position !== undefined)
      return isOurs ? Math.max(...positions) : undefined
    },
  }
}
