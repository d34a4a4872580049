import { storageKeys } from '#domain/businessConstants.ts'
import { readItem, writeItem } from '#web/state/browser/storage.ts'

export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

/** Seconds by which this browser's clock is ahead of the server's, measured at the last renewal of this page. */
let clockOffset = 0

/** The session's tokens in this browser's storage, under the specification's keys. */
export const tokenStorage = {
  read: (): SessionTokens | undefined => {
    const [accessToken, refreshToken] = [readItem(storageKeys.accessToken), readItem(storageKeys.refreshToken)]
    return accessToken && refreshToken ? { accessToken, refreshToken } : undefined
  },
  // The access token last: its storage event wakes the other tabs, which must find both.
  write: ({ accessToken, refreshToken }: SessionTokens) => {
    const { iat } = claimsOf(accessToken)
    if (iat) clockOffset = nowInSeconds() - iat
    writeItem(storageKeys.refreshToken, refreshToken)
    writeItem(storageKeys.accessToken, accessToken)
  },
  clear: () => {
    writeItem(storageKeys.refreshToken, undefined)
    writeItem(storageKeys.accessToken, undefined)
  },
}

/** Seconds until an access token expires; 0 for one that cannot be read. */
export const secondsLeft = (accessToken: string) =>
  Math.max(0, (claimsOf(accessToken).exp ?? 0) - nowInSeconds() + clockOffset)

/** Whose token it is, by id. */
export const ownerOf = (accessToken: string) => claimsOf(accessToken).sub

const nowInSeconds = () => Date.now() / 1000

const claimsOf = (accessToken: string): { sub?: string; iat?: number; exp?: number } => {
  const [, claims = ''] = accessToken.split('.')
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
  } catch {
    return {}
  }
}
