import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Vault } from '#api/eventStore/vault.ts'

/** Seconds. */
const accessLifetime = 15 * 60
const day = 24 * 60 * 60

interface Session {
  customerId: string
  /** Serial of the newest refresh token that has been used, or the first. */
  acknowledged: number
  remember: boolean
  /** Milliseconds since the epoch; no refresh prolongs it. */
  endsAt: number
}

export interface Tokens {
  accessToken: string
  refreshToken: string
}

/**
 * Sessions as families of refresh tokens (RFC 9700, section 4.14). A token stays valid until its successor is first used, so that
 * a lost answer signs nobody out; from then on its use ends the family. The successor is derived from its serial: tabs that
 * refresh at once are given the same one.
 */
export interface Sessions {
  open(customerId: string, remember: boolean): Promise<Tokens>
  /** New tokens, or `undefined` for every reason alike. */
  refresh(refreshToken: string): Promise<Tokens | undefined>
  ofAccessToken(token: string): Promise<{ customerId: string; sessionId: string } | undefined>
  ofId(sessionId: string): Promise<{ customerId: string; sessionId: string } | undefined>
  end(sessionId: string): Promise<void>
  /** Called with the id of every session that this process ends. */
  onEnded(listen: (sessionId: string) => void): void
}

export const openSessions = (vault: Vault, secret: string, now: () => number = Date.now): Sessions => {
  const key = new TextEncoder().encode(secret)
  const mac = (text: string) => createHmac('sha256', `refresh ${secret}`).update(text).digest('base64url')
  const refreshToken = (sessionId: string, serial: number) => `${sessionId}.${serial}.${mac(`${sessionId}.${serial}`)}`

  const listeners: ((sessionId: string) => void)[] = []

  const accessToken = (sessionId: string, customerId: string) =>
    new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(customerId)
      .setIssuedAt(Math.floor(now() / 1000))
      .setExpirationTime(Math.floor(now() / 1000) + accessLifetime)
      .sign(key)

  const tokens = async (sessionId: string, customerId: string, serial: number) => ({
    accessToken: await accessToken(sessionId, customerId),
    refreshToken: refreshToken(sessionId, serial),
  })

  const readRefreshToken = (token: string) => {
    const [sessionId = '', serial = '', given = ''] = token.split('.')
    return isSame(mac(`${sessionId}.${serial}`), given) ? { sessionId, serial: Number(serial) } : undefined
  }

  const sessions: Sessions = {
    open: async (customerId, remember) => {
      const sessionId = randomUUID()
      const session: Session = {
        customerId,
        acknowledged: 0,
        remember,
        endsAt: now() + (remember ? 30 : 7) * day * 1000,
      }
      await vault.put(`session-${sessionId}`, session, idleLifetime(session))
      return tokens(sessionId, customerId, 0)
    },

    refresh: async (token) => {
      const given = readRefreshToken(token)
      if (!given) return undefined

      const changed = await vault.change<Session>(`session-${given.sessionId}`, (session) => {
        if (!session || session.endsAt <= now() || given.serial < session.acknowledged) return undefined
        return { value: { ...session, acknowledged: given.serial }, lifetime: idleLifetime(session) }
      })
      if (changed) return tokens(given.sessionId, changed.value.customerId, given.serial + 1)

      await sessions.end(given.sessionId)
      return undefined
    },

    ofAccessToken: async (token) => {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        currentDate: new Date(now()),
      }).catch(() => undefined)
      const { sub: customerId, sid: sessionId } = verified?.payload ?? {}
      if (typeof customerId !== 'string' || typeof sessionId !== 'string') return undefined

      const session = await sessions.ofId(sessionId)
      return session?.customerId === customerId ? session : undefined
    },

    ofId: async (sessionId) => {
      const session = await vault.get<Session>(`session-${sessionId}`)
      return session && session.endsAt > now() ? { customerId: session.customerId, sessionId } : undefined
    },

    end: async (sessionId) => {
      await vault.remove(`session-${sessionId}`)
      for (const listen of listeners) listen(sessionId)
    },
    onEnded: (listen) => {
      listeners.push(listen)
    },
  }
  return sessions
}

const idleLifetime = ({ remember }: Session) => (remember ? 30 * day : day)

const isSame = (expected: string, given: string) => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}
