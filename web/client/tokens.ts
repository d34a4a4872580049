import { readItem, writeItem } from './storage.ts'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** How many seconds this browser's clock is ahead of the shop's, as far as this page has seen. */
let ahead = 0

/** The session of this browser, under the specification's keys. */
export const storedTokens = {
  read: (): Tokens | undefined => {
    const [accessToken, refreshToken] = [readItem('accessToken'), readItem('refreshToken')]
    return accessToken && refreshToken ? { accessToken, refreshToken } : undefined
  },
  // The access token last: other tabs wake on it and must find both.
  keep: ({ accessToken, refreshToken }: Tokens) => {
    const { iat } = claimsOf(accessToken)
    if (iat) ahead = now() - iat
    writeItem('refreshToken', refreshToken)
    writeItem('accessToken', accessToken)
  },
  drop: () => {
    writeItem('refreshToken', undefined)
    writeItem('accessToken', undefined)
  },
}

/** Seconds until an access token expires; 0 for one that cannot be read. */
export const secondsLeft = (accessToken: string) => Math.max(0, (claimsOf(accessToken).exp ?? 0) - now() + ahead)

/** Whose token it is, by id. */
export const ownerOf = (accessToken: string) => claimsOf(accessToken).sub

const now = () => Date.now() / 1000

const claimsOf = (accessToken: string): { sub?: string; iat?: number; exp?: number } => {
  const [, claims = ''] = accessToken.split('.')
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
