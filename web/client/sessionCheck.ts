import type { Keyring } from './keyring.ts'
import { storedTokens } from './tokens.ts'

// Milliseconds. Whoever ends their session here has the answer by then, in all tabs, and there is nothing left to look at.
const pause = 1000

/**
 * Finds out by one call whether the session is over, as the line has told: then its tokens go, as those of any session that cannot be
 * prolonged. Answers the new token where it is not.
 */
export const checkSession = async (keyring: Keyring) => {
  await new Promise((resolve) => setTimeout(resolve, pause))
  const token = storedTokens.read()?.accessToken
  return token && keyring.renew(token).catch(() => undefined)
}
