import { CallFailed, offline } from './callFailed.ts'
import { inOneTab } from './inOneTab.ts'
import { secondsLeft, storedTokens, type Tokens } from './tokens.ts'

/** Holds the session's tokens and renews them: one renewal serves all calls that wait for it, in all tabs. */
export interface Keyring {
  /** An access token with at least 120 s left, or nothing for a guest. Throws `CallFailed` when it cannot be renewed now. */
  accessToken(): Promise<string | undefined>
  /** The token that comes after one that was refused. */
  renew(refused: string): Promise<string | undefined>
  keep(tokens: Tokens): void
  drop(): void
}

const leastSeconds = 120

/** `onExpired` is told when the session is over and its tokens are gone. */
export const openKeyring = (onExpired: () => void): Keyring => {
  let renewing: Promise<string | undefined> | undefined

  const renew = (refused: string) => {
    renewing ??= inOneTab('session', () => successorOf(refused, onExpired)).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  return {
    accessToken: async () => {
      const token = storedTokens.read()?.accessToken
      return token && secondsLeft(token) < leastSeconds ? renew(token) : token
    },
    renew,
    keep: storedTokens.keep,
    drop: storedTokens.drop,
  }
}

const successorOf = async (refused: string, onExpired: () => void) => {
  const stored = storedTokens.read()
  if (!stored) return undefined
  if (stored.accessToken !== refused && secondsLeft(stored.accessToken) >= leastSeconds) return stored.accessToken

  const response = await askForTokens(stored.refreshToken)
  if (response.ok) return keepFrom(await response.json(), stored.refreshToken)
  if (response.status !== 403) throw new CallFailed('Failed to refresh token', { status: response.status })

  storedTokens.drop()
  onExpired()
  return undefined
}

const askForTokens = async (refreshToken: string) => {
  try {
    return await fetch('/refresh-token', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ querydata: { refreshToken } }),
      signal: AbortSignal.timeout(30_000),
    })
  } catch {
    throw offline()
  }
}

const keepFrom = ({ accessToken, refreshToken }: Partial<Tokens>, before: string) => {
  if (!accessToken) throw new CallFailed('Failed to refresh token', { status: 500 })
  storedTokens.keep({ accessToken, refreshToken: refreshToken ?? before })
  return accessToken
}
