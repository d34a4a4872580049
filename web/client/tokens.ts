import { readItem, writeItem } from './storage.ts'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/** The session of this browser, under the specification's keys. */
export const storedTokens = {
  read: (): Tokens | undefined => {
    const [accessToken, refreshToken] = [readItem('accessToken'), readItem('refreshToken')]
    return accessToken && refreshToken ? { accessToken, refreshToken } : undefined
  },
  // The access token last: other tabs wake on it and must find both.
  keep: ({ accessToken, refreshToken }: Tokens) => {
    writeItem('refreshToken', refreshToken)
    writeItem('accessToken', accessToken)
  },
  drop: () => {
    writeItem('refreshToken', undefined)
    writeItem('accessToken', undefined)
  },
}

/** Seconds until an access token expires; 0 for one that cannot be read. */
export const secondsLeft = (accessToken: string) => Math.max(0, expiryOf(accessToken) - Date.now() / 1000)

const expiryOf = (accessToken: string) => {
  const [, claims = ''] = accessToken.split('.')
  try {
    return Number(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).exp) || 0
  } catch {
    return 0
  }
}
