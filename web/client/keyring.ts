import { CallFailed, offline } from './callFailed.ts'
import { inOneTab } from './inOneTab.ts'
import { ownerOf, secondsLeft, storedTokens, type Tokens } from './tokens.ts'

/** Holds the session's tokens and renews them: one renewal serves all calls that wait for it, in all tabs. */
export interface Keyring {
  /** An access token with at least 120 s left where it can be had, or nothing for a guest. Throws `CallFailed` when none is left. */
  accessToken(): Promise<string | undefined>
  /** The token that comes after one that was refused; nothing where its owner is not signed in here any more. */
  renew(refused: string): Promise<string | undefined>
  keep(tokens: Tokens): void
  drop(): void
}

const leastSeconds = 120

/** Two tabs that renew at once are given the same tokens: nothing is lost where one waits no longer for the other. */
const patience = 10_000

/** `onExpired` is told when the session is over and its tokens are gone. */
export const openKeyring = (onExpired: () => void): Keyring => {
  let renewing: Promise<string | undefined> | undefined

  const renew = (refused: string) => {
    renewing ??= inOneTab('session', patience, () => successorOf(refused, onExpired)).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const renewOrKeep = (token: string) =>
    renew(token).catch((thrown) => {
      // Without a line, or with a shop that is busy, the old one is good until its end.
      if (secondsLeft(token) > 0) return token
      throw thrown
    })

  return {
    accessToken: async () => {
      const token = storedTokens.read()?.accessToken
      return token && secondsLeft(token) < leastSeconds ? renewOrKeep(token) : token
    },
    renew,
    keep: storedTokens.keep,
    drop: storedTokens.drop,
  }
}

const successorOf = async (refused: string, onExpired: () => void) => {
  const stored = storedTokens.read()
  if (!stored || ownerOf(stored.accessToken) !== ownerOf(refused)) return undefined
  if (stored.accessToken !== refused && secondsLeft(stored.accessToken) >= leastSeconds) return stored.accessToken

  const { status, renewed } = await askForTokens(stored.refreshToken)
  const now = storedTokens.read()
  // Somebody has logged out meanwhile, or another tab was quicker: what is stored now stands.
  if (now?.refreshToken !== stored.refreshToken)
    return now && ownerOf(now.accessToken) === ownerOf(refused) ? now.accessToken : undefined

  if (renewed) {
    storedTokens.keep(renewed)
    return renewed.accessToken
  }
  if (status !== 403) throw new CallFailed('Failed to refresh token', { status })
  storedTokens.drop()
  onExpired()
  return undefined
}

const askForTokens = async (refreshToken: string) => {
  const response = await fetch('/refresh-token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ querydata: { refreshToken } }),
    signal: AbortSignal.timeout(30_000),
  }).catch(() => {
    throw offline()
  })
  const answer: Partial<Tokens> = await response.json().catch(() => ({}))
  const { accessToken, refreshToken: next = refreshToken } = answer
  return { status: response.status, renewed: accessToken ? { accessToken, refreshToken: next } : undefined }
}
