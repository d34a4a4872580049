import { minTokenSeconds } from '#domain/businessConstants.ts'
import { withTabLock } from '#web/state/browser/withTabLock.ts'
import { CallFailed, offlineError } from '#web/state/http/callFailed.ts'
import { ownerOf, type SessionTokens, secondsLeft, tokenStorage } from '#web/state/http/tokenStorage.ts'

/** Source of access tokens: it stores the session's tokens and renews them, once for all waiting calls in all tabs. */
export interface TokenSource {
  /** An access token, renewed when less than `minTokenSeconds` are left; undefined for a guest. Throws `CallFailed` when it cannot be renewed in time. */
  accessToken(): Promise<string | undefined>
  /** The token that replaces a rejected one; undefined when its owner is no longer signed in here. */
  renew(rejected: string): Promise<string | undefined>
  save(tokens: SessionTokens): void
  clear(): void
}

/** Milliseconds. The server gives two tabs that renew at the same time the same tokens: a tab need not wait longer for the lock. */
const lockTimeout = 10_000

/** `onExpired` is called once the session has ended and its tokens are deleted. */
export const openTokenSource = (onExpired: () => void): TokenSource => {
  let renewal: Promise<string | undefined> | undefined

  const renew = (rejected: string) => {
    renewal ??= withTabLock('session', lockTimeout, () => renewTokens(rejected, onExpired)).finally(() => {
      renewal = undefined
    })
    return renewal
  }

  const renewOrKeep = (token: string) =>
    renew(token).catch((thrown) => {
      // While the server is unreachable or busy, the old token is valid until it expires. Offline, the service worker knows by it whose
      // answers it may show.
      if (secondsLeft(token) > 0 || (thrown instanceof CallFailed && thrown.isOffline)) return token
      throw thrown
    })

  return {
    accessToken: async () => {
      const token = tokenStorage.read()?.accessToken
      return token && secondsLeft(token) < minTokenSeconds ? renewOrKeep(token) : token
    },
    renew,
    save: tokenStorage.write,
    clear: tokenStorage.clear,
  }
}

const renewTokens = async (rejected: string, onExpired: () => void) => {
  const stored = tokenStorage.read()
  if (!stored || ownerOf(stored.accessToken) !== ownerOf(rejected)) return undefined
  if (stored.accessToken !== rejected && secondsLeft(stored.accessToken) >= minTokenSeconds) return stored.accessToken

  const { status, renewed } = await requestTokens(stored.refreshToken)
  const current = tokenStorage.read()
  // Somebody has logged out meanwhile, or another tab has renewed first: the stored tokens win.
  if (current?.refreshToken !== stored.refreshToken)
    return current && ownerOf(current.accessToken) === ownerOf(rejected) ? current.accessToken : undefined

  if (renewed) {
    tokenStorage.write(renewed)
    return renewed.accessToken
  }
  if (status !== 403) throw new CallFailed('Failed to refresh token', { status })
  tokenStorage.clear()
  onExpired()
  return undefined
}

const requestTokens = async (refreshToken: string) => {
  const response = await fetch('/refresh-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ querydata: { refreshToken } }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw offlineError()
  })
  const answer: Partial<SessionTokens> = await response.json().catch(() => ({}))
  const { accessToken, refreshToken: nextRefreshToken = refreshToken } = answer
  return { status: response.status, renewed: accessToken ? { accessToken, refreshToken: nextRefreshToken } : undefined }
}
