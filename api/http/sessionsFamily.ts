import type { Vault } from '#api/eventStore/vault.ts'

/** Seconds. */
const day = 24 * 60 * 60
const endedFor = 60

interface NewSession {
  customerId: string
  remember: boolean
  /** What the customer is told of where they are signed in. */
  device: string
}

export interface Session extends NewSession {
  /** Serial of the newest refresh token that has been used, or the first. */
  acknowledged: number
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

/** Sessions one by one, each a family of refresh tokens. */
export interface SessionFamilies {
  alive(sessionId: string): Promise<Session | undefined>
  /** Changes nothing where the session was ended before it could begin. */
  begin(sessionId: string, session: NewSession): Promise<void>
  /** A refresh token came back: answers whose session it is, or `undefined` where it must not. */
  acknowledge(sessionId: string, serial: number): Promise<string | undefined>
  /** It is in use. Changes nothing where that was noted less than `pause` milliseconds ago. */
  see(sessionId: string, pause: number): Promise<void>
  /** Answers whose session it was, where it was one. */
  close(sessionId: string): Promise<string | undefined>
  /** Called with the id of every session that is closed here. */
  onEnded(listen: (sessionId: string) => void): void
}

/** The families in the vault. `now` in milliseconds. */
export const openSessionFamilies = (vault: Vault, now: () => number): SessionFamilies => {
  const listeners: ((sessionId: string) => void)[] = []

  return {
    alive: async (sessionId) => {
      const session = await vault.get<Session | Ended>(vaultKey(sessionId))
      return isAlive(session, now()) ? session : undefined
    },
    begin: async (sessionId, session) => {
      const value = begun(session, now())
      await vault.change<Session | Ended>(vaultKey(sessionId), (ended) =>
        ended ? undefined : { value, lifetime: idleLifetime(session) },
      )
    },
    acknowledge: async (sessionId, serial) => {
      let customerId: string | undefined
      await vault.change<Session | Ended>(vaultKey(sessionId), (session) => {
        customerId = undefined
        if (!isAlive(session, now()) || serial < session.acknowledged) return undefined
        customerId = session.customerId
        const value = { ...session, acknowledged: serial, lastSeenAt: now() }
        return { value, lifetime: idleLifetime(session) }
      })
      return customerId
    },
    see: async (sessionId, pause) => {
      await vault.change<Session | Ended>(vaultKey(sessionId), (session) =>
        isAlive(session, now()) && now() - session.lastSeenAt >= pause
          ? { value: { ...session, lastSeenAt: now() }, lifetime: idleLifetime(session) }
          : undefined,
      )
    },
    close: async (sessionId) => {
      let customerId: string | undefined
      await vault.change<Session | Ended>(vaultKey(sessionId), (session) => {
        if (session?.endsAt === 0) return undefined
        customerId = session?.customerId
        return { value: { endsAt: 0 }, lifetime: endedFor }
      })
      for (const listen of listeners) listen(sessionId)
      return customerId
    },
    onEnded: (listen) => {
      listeners.push(listen)
    },
  }
}

const vaultKey = (sessionId: string) => `session-${sessionId}`

const isAlive = (session: Session | Ended | undefined, now: number): session is Session =>
  session !== undefined && session.endsAt > now

const begun = (session: NewSession, now: number): Session => ({
  ...session,
  acknowledged: 0,
  endsAt: now + (session.remember ? 30 : 7) * day * 1000,
  startedAt: now,
  lastSeenAt: now,
})

const idleLifetime = ({ remember }: NewSession) => (remember ? 30 * day : day)
