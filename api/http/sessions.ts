import { randomUUID } from 'node:crypto'
import type { Vault } from '#api/eventStore/vault.ts'
import { openSessionFamilies } from './sessionsFamily.ts'
import { openSessionPlaces, type SessionPlace } from './sessionsPlaces.ts'
import { openSeen } from './sessionsSeen.ts'
import { openTokens, type SessionIds, type Tokens } from './sessionsTokens.ts'

/**
 * Sessions as families of refresh tokens (RFC 9700, section 4.14). A token stays valid until its successor is first used, so that
 * a lost answer signs nobody out; from then on its use ends the family. The successor is derived from its serial: tabs that
 * refresh at once are given the same one.
 */
export interface Sessions {
  /** `device` is what the customer is told of it. */
  open(customerId: string, remember: boolean, device?: string): Promise<Tokens>
  /** New tokens, or `undefined` for every reason alike. */
  refresh(refreshToken: string): Promise<Tokens | undefined>
  /** Its session is in use: the place it is at was seen now. */
  ofAccessToken(token: string): Promise<SessionIds | undefined>
  ofId(sessionId: string): Promise<SessionIds | undefined>
  /** Where a customer is signed in, the last seen first. */
  listOf(customerId: string): Promise<SessionPlace[]>
  end(sessionId: string): Promise<void>
  endAll(customerId: string, exceptSessionId?: string): Promise<void>
  /** Ends all of a customer who cannot sign in any more, and keeps nothing that tells of them. */
  forget(customerId: string): Promise<void>
  /** Called with the id of every session that this process ends. */
  onEnded(listen: (sessionId: string) => void): void
}

/** Sessions in the vault, their tokens signed with `secret`. `now` in milliseconds. */
export const openSessions = (vault: Vault, secret: string, now: () => number = Date.now): Sessions => {
  const tokens = openTokens(secret, now)
  const families = openSessionFamilies(vault, now)
  const seen = openSeen(families, now)
  const { expect, keepNewest, drop, listOf, endAll, forget } = openSessionPlaces(vault, families)

  const end = async (sessionId: string) => {
    const customerId = await families.close(sessionId)
    if (customerId) await drop(customerId, sessionId)
  }

  const ofId = async (sessionId: string) => {
    const session = await families.alive(sessionId)
    return session && { customerId: session.customerId, sessionId }
  }

  return {
    open: async (customerId, remember, device = 'Unknown device') => {
      const sessionId = randomUUID()
      const ids = await expect(customerId, sessionId)
      await families.begin(sessionId, { customerId, remember, device })
      await keepNewest(customerId, ids)
      return tokens.of({ sessionId, customerId }, 0)
    },
    refresh: async (token) => {
      const given = tokens.readRefreshToken(token)
      if (!given) return undefined

      const { sessionId, serial } = given
      const customerId = await families.acknowledge(sessionId, serial)
      if (customerId !== undefined) return tokens.of({ sessionId, customerId }, serial + 1)

      await end(sessionId)
      return undefined
    },
    ofAccessToken: async (token) => {
      const told = await tokens.readAccessToken(token)
      const session = told && (await families.alive(told.sessionId))
      if (!session || session.customerId !== told.customerId) return undefined
      seen(told.sessionId, session)
      return told
    },
    ofId,
    listOf,
    end,
    endAll,
    forget,
    onEnded: families.onEnded,
  }
}
