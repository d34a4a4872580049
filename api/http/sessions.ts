import { randomUUID } from 'node:crypto'
import type { Vault } from '#api/eventStore/vault.ts'
import { openSessionIndex } from './sessionsIndex.ts'
import { openTokens, type SessionIds, type Tokens } from './sessionsTokens.ts'

/** Seconds. */
const day = 24 * 60 * 60
const endedFor = 60

/** Of one customer; the oldest ends when one more begins. */
const mostSessions = 50

interface Session {
  customerId: string
  /** Serial of the newest refresh token that has been used, or the first. */
  acknowledged: number
  remember: boolean
  device: string
  /** Milliseconds since the epoch; no refresh prolongs it. */
  endsAt: number
  startedAt: number
  lastSeenAt: number
}

/** What stands in a session's place for a while: whoever was about to begin or prolong it finds that it has ended. */
interface Ended {
  customerId?: undefined
  endsAt: 0
}

/** A place where somebody is signed in. Moments ISO 8601; the last one is that of the newest tokens. */
interface SessionPlace {
  id: string
  device: string
  startedAt: string
  lastSeenAt: string
}

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
  ofAccessToken(token: string): Promise<SessionIds | undefined>
  ofId(sessionId: string): Promise<SessionIds | undefined>
  /** Where a customer is signed in, the last seen first. */
  listOf(customerId: string): Promise<SessionPlace[]>
  end(sessionId: string): Promise<void>
  endAll(customerId: string, exceptSessionId?: string): Promise<void>
  /** Called with the id of every session that this process ends. */
  onEnded(listen: (sessionId: string) => void): void
}

export const openSessions = (vault: Vault, secret: string, now: () => number = Date.now): Sessions => {
  const tokens = openTokens(secret, now)
  const index = openSessionIndex(vault)
  const listeners: ((sessionId: string) => void)[] = []

  const alive = async (sessionId: string) => {
    const session = await vault.get<Session | Ended>(vaultKey(sessionId))
    return isAlive(session, now()) ? session : undefined
  }

  const close = async (sessionId: string) => {
    let customerId: string | undefined
    await vault.change<Session | Ended>(vaultKey(sessionId), (session) => {
      if (session?.endsAt === 0) return undefined
      customerId = session?.customerId
      return { value: { endsAt: 0 }, lifetime: endedFor }
    })
    for (const listen of listeners) listen(sessionId)
    return customerId
  }

  const livingOf = async (customerId: string) => {
    const ids = await index.of(customerId)
    const found = await Promise.all(ids.map(async (id) => ({ id, session: await alive(id) })))
    return found.flatMap(({ id, session }) => (session ? [{ id, session }] : []))
  }

  // Of the newest, some may be about to begin: only older ones that are not there have run out.
  const endOldest = async (customerId: string, ids: readonly string[]) => {
    const living = (await livingOf(customerId)).map(({ id }) => id)
    const over = ids.slice(0, -mostSessions).filter((id) => !living.includes(id))
    const surplus = living.slice(0, -mostSessions)
    for (const id of surplus) await close(id)
    await index.remove(customerId, [...over, ...surplus])
  }

  const sessions: Sessions = {
    open: async (customerId, remember, device = 'Unknown device') => {
      const sessionId = randomUUID()
      const ids = await index.add(customerId, sessionId)
      const begun = now()
      const session: Session = {
        customerId,
        acknowledged: 0,
        remember,
        device,
        endsAt: begun + (remember ? 30 : 7) * day * 1000,
        startedAt: begun,
        lastSeenAt: begun,
      }
      await vault.change<Session | Ended>(vaultKey(sessionId), (ended) =>
        ended ? undefined : { value: session, lifetime: idleLifetime(session) },
      )
      if (ids.length > mostSessions) await endOldest(customerId, ids)
      return tokens.of({ sessionId, customerId }, 0)
    },

    refresh: async (token) => {
      const given = tokens.readRefreshToken(token)
      if (!given) return undefined

      const { sessionId, serial } = given
      let customerId: string | undefined
      await vault.change<Session | Ended>(vaultKey(sessionId), (session) => {
        customerId = undefined
        if (!isAlive(session, now()) || serial < session.acknowledged) return undefined
        customerId = session.customerId
        const value = { ...session, acknowledged: serial, lastSeenAt: now() }
        return { value, lifetime: idleLifetime(session) }
      })
      if (customerId !== undefined) return tokens.of({ sessionId, customerId }, serial + 1)

      await sessions.end(sessionId)
      return undefined
    },

    ofAccessToken: async (token) => {
      const told = await tokens.readAccessToken(token)
      const session = told && (await sessions.ofId(told.sessionId))
      return session?.customerId === told?.customerId ? session : undefined
    },

    ofId: async (sessionId) => {
      const session = await alive(sessionId)
      return session && { customerId: session.customerId, sessionId }
    },

    listOf: async (customerId) =>
      (await livingOf(customerId)).map(placeOf).toSorted((one, other) => (one.lastSeenAt < other.lastSeenAt ? 1 : -1)),

    end: async (sessionId) => {
      const customerId = await close(sessionId)
      if (customerId) await index.remove(customerId, [sessionId])
    },

    endAll: async (customerId, exceptSessionId) => {
      const ids = (await index.of(customerId)).filter((id) => id !== exceptSessionId)
      await Promise.all(ids.map(close))
      await index.remove(customerId, ids)
    },

    onEnded: (listen) => {
      listeners.push(listen)
    },
  }
  return sessions
}

const vaultKey = (sessionId: string) => `session-${sessionId}`

const isAlive = (session: Session | Ended | undefined, now: number): session is Session =>
  session !== undefined && session.endsAt > now

const idleLifetime = ({ remember }: Session) => (remember ? 30 * day : day)

const placeOf = ({ id, session }: { id: string; session: Session }): SessionPlace => ({
  id,
  device: session.device,
  startedAt: new Date(session.startedAt).toISOString(),
  lastSeenAt: new Date(session.lastSeenAt).toISOString(),
})
