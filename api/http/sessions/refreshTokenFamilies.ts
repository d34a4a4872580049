import type { SecretStore } from '#api/eventStore/secretStore.ts'
import { rememberedSessionDays, sessionDays, sessionIdleDays } from '#domain/businessConstants.ts'

/** Seconds. */
const day = 24 * 60 * 60
const tombstoneLifetime = 60

interface NewSession {
  customerId: string
  remember: boolean
  /** The device, as the customer's list of sessions shows it. */
  device: string
}

export interface Session extends NewSession {
  /** Serial of the newest refresh token that has been used, or the first. */
  acknowledged: number
  /** Milliseconds since the epoch; a refresh does not extend it. */
  endsAt: number
  startedAt: number
  lastSeenAt: number
}

/** Replaces an ended session for a while, so that a concurrent start or refresh finds that it has ended. */
interface EndedSession {
  customerId?: undefined
  endsAt: 0
}

/** Stores single sessions, each a family of refresh tokens. */
export interface RefreshTokenFamilies {
  findActive(sessionId: string): Promise<Session | undefined>
  /** Does nothing if the session was ended before it began. */
  start(sessionId: string, session: NewSession): Promise<void>
  /** Uses a refresh token; returns its session, or `undefined` if the token is not valid. */
  acknowledge(sessionId: string, serial: number): Promise<string | undefined>
  /** Records that the session is in use. Does nothing if that was recorded less than `pause` milliseconds ago. */
  touch(sessionId: string, pause: number): Promise<void>
  /** Returns the customer id of the ended session, if there was one. */
  close(sessionId: string): Promise<string | undefined>
  /** Called with the id of every session that this process ends. */
  onEnded(listener: (sessionId: string) => void): void
}

/** The refresh token families in the secret store. `now` in milliseconds. */
export const openRefreshTokenFamilies = (secretStore: SecretStore, now: () => number): RefreshTokenFamilies => {
  const listeners: ((sessionId: string) => void)[] = []

  return {
    findActive: async (sessionId) => {
      const session = await secretStore.get<Session | EndedSession>(sessionKey(sessionId))
      return isActive(session, now()) ? session : undefined
    },
    start: async (sessionId, session) => {
      const value = startSession(session, now())
      await secretStore.update<Session | EndedSession>(sessionKey(sessionId), (tombstone) =>
        tombstone ? undefined : { value, lifetime: idleLifetime(session) },
      )
    },
    acknowledge: async (sessionId, serial) => {
      let customerId: string | undefined
      await secretStore.update<Session | EndedSession>(sessionKey(sessionId), (session) => {
        customerId = undefined
        if (!isActive(session, now()) || serial < session.acknowledged) return undefined
        customerId = session.customerId
        const value = { ...session, acknowledged: serial, lastSeenAt: now() }
        return { value, lifetime: idleLifetime(session) }
      })
      return customerId
    },
    touch: async (sessionId, pause) => {
      await secretStore.update<Session | EndedSession>(sessionKey(sessionId), (session) =>
        isActive(session, now()) && now() - session.lastSeenAt >= pause
          ? { value: { ...session, lastSeenAt: now() }, lifetime: idleLifetime(session) }
          : undefined,
      )
    },
    close: async (sessionId) => {
      let customerId: string | undefined
      await secretStore.update<Session | EndedSession>(sessionKey(sessionId), (session) => {
        if (session?.endsAt === 0) return undefined
        customerId = session?.customerId
        return { value: { endsAt: 0 }, lifetime: tombstoneLifetime }
      })
      for (const listen of listeners) listen(sessionId)
      return customerId
    },
    onEnded: (listen) => {
      listeners.push(listen)
    },
  }
}

const sessionKey = (sessionId: string) => `session-${sessionId}`

const isActive = (session: Session | EndedSession | undefined, now: number): session is Session =>
  session !== undefined && session.endsAt > now

const startSession = (session: NewSession, now: number): Session => ({
  ...session,
  acknowledged: 0,
  endsAt: now + (session.remember ? rememberedSessionDays : sessionDays) * day * 1000,
  startedAt: now,
  lastSeenAt: now,
})

const idleLifetime = ({ remember }: NewSession) => (remember ? rememberedSessionDays : sessionIdleDays) * day
