import { randomUUID } from 'node:crypto'
import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { type DeviceSession, openDeviceSessions } from './deviceSessions.ts'
import { openLastSeenTracker } from './lastSeenTracker.ts'
import { openRefreshTokenFamilies } from './refreshTokenFamilies.ts'
import { openSessionTokens, type SessionIds, type SessionTokens } from './sessionTokens.ts'

/**
 * Sessions as families of refresh tokens (RFC 9700, section 4.14). A token stays valid until its successor is first used, so that
 * a lost response does not sign the customer out; after that its use ends the family. The successor derives from the serial: tabs that
 * refresh at the same time get the same one.
 */
export interface Sessions {
  /** `device`: as the customer's list of sessions shows it. */
  open(customerId: string, remember: boolean, device?: string): Promise<SessionTokens>
  /** New tokens, or `undefined` for any invalid token. Calls `onReused` if the reuse of an old token ended the session. */
  refresh(refreshToken: string, onReused?: (customerId: string) => void): Promise<SessionTokens | undefined>
  /** Records that the session is in use. */
  ofAccessToken(token: string): Promise<SessionIds | undefined>
  ofId(sessionId: string): Promise<SessionIds | undefined>
  /** The sessions of a customer, most recently seen first. */
  listOf(customerId: string): Promise<DeviceSession[]>
  end(sessionId: string): Promise<void>
  endAll(customerId: string, exceptSessionId?: string): Promise<void>
  /** Ends all sessions of a customer who can no longer sign in, and deletes their index. */
  forget(customerId: string): Promise<void>
  /** Called with the id of every session that this process ends. */
  onEnded(listener: (sessionId: string) => void): void
}

/** Sessions in the secret store, their tokens signed with `secret`. `now` in milliseconds. */
export const openSessions = (secretStore: SecretStore, secret: string, now: () => number = Date.now): Sessions => {
  const tokens = openSessionTokens(secret, now)
  const families = openRefreshTokenFamilies(secretStore, now)
  const touchSession = openLastSeenTracker(families, now)
  const { register, evictOldest, remove, listOf, endAll, forget } = openDeviceSessions(secretStore, families)

  const end = async (sessionId: string) => {
    const customerId = await families.close(sessionId)
    if (customerId) await remove(customerId, sessionId)
  }

  const ofId = async (sessionId: string) => {
    const session = await families.findActive(sessionId)
    return session && { customerId: session.customerId, sessionId }
  }

  return {
    open: async (customerId, remember, device = 'Unknown device') => {
      const sessionId = randomUUID()
      const ids = await register(customerId, sessionId)
      await families.start(sessionId, { customerId, remember, device })
      await evictOldest(customerId, ids)
      return tokens.issue({ sessionId, customerId }, 0)
    },
    refresh: async (token, onReused) => {
      const given = tokens.readRefreshToken(token)
      if (!given) return undefined

      const { sessionId, serial } = given
      const customerId = await families.acknowledge(sessionId, serial)
      if (customerId !== undefined) return tokens.issue({ sessionId, customerId }, serial + 1)

      const reused = await families.findActive(sessionId)
      await end(sessionId)
      if (reused) onReused?.(reused.customerId)
      return undefined
    },
    ofAccessToken: async (token) => {
      const claims = await tokens.readAccessToken(token)
      const session = claims && (await families.findActive(claims.sessionId))
      if (!session || session.customerId !== claims.customerId) return undefined
      touchSession(claims.sessionId, session)
      return claims
    },
    ofId,
    listOf,
    end,
    endAll,
    forget,
    onEnded: families.onEnded,
  }
}
