import { createSecretKey, hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '#api/eventStore/cipher.ts'

/**
 * Encrypts log positions, so that clients cannot see how many facts the shop appends, nor whether any were appended between two tokens.
 * All nodes share the key, which derives from the shop's secret.
 */
export interface ConsistencyTokens {
  /** A different token every time, always of the same length. */
  encrypt(position: number): string
  /** The furthest position of up to 100 tokens, joined by commas; 0 without any, `undefined` if one is not valid. */
  furthest(token: string | undefined): number | undefined
}

const purpose = 'X-Position'
/** Digits of `Number.MAX_SAFE_INTEGER`. */
const digits = 16
/** Maximum of tokens in one header. */
const maxTokens = 100

export const openConsistencyTokens = (secret: string): ConsistencyTokens => {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))

  const positionIn = (sealed: string) => {
    try {
      return Number(decrypt(sealed, purpose, key))
    } catch {
      return undefined
    }
  }

  return {
    encrypt: (position) => encrypt(String(position).padStart(digits, '0'), purpose, key),
    furthest: (sealed) => {
      if (!sealed) return 0
      const positions = sealed.split(',', maxTokens + 1).map(positionIn)
      const isOurs = positions.length <= maxTokens && positions.every((position) => position !== undefined)
      return isOurs ? Math.max(...positions) : undefined
    },
  }
}
