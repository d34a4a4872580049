import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { lruCache } from '#api/eventStore/lruCache.ts'
import { timingSafeEqualText } from '#api/http/textDigests.ts'

export interface SessionTokens {
  accessToken: string
  refreshToken: string
}

export interface SessionIds {
  customerId: string
  sessionId: string
}

interface Claims {
  ids: SessionIds
  /** Milliseconds. */
  endsAt: number
}

/** Seconds. */
const accessLifetime = 15 * 60
const cachedTokens = 10_000

/** The tokens of sessions: access tokens contain ids and times only, refresh tokens derive from session and serial. `now` in milliseconds. */
export const openSessionTokens = (secret: string, now: () => number) => {
  const key = new TextEncoder().encode(secret)
  // A verified signature stays valid, so it is cached: only expiry is checked again here, and the session on every request.
  const verified = lruCache<string, Claims>(cachedTokens)
  const mac = (text: string) => createHmac('sha256', `refresh ${secret}`).update(text).digest('base64url')

  const accessToken = ({ sessionId, customerId }: SessionIds) => {
    const issuedAt = Math.floor(now() / 1000)
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(customerId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + accessLifetime)
      .sign(key)
  }

  const claimsOf = async (token: string): Promise<Claims | undefined> => {
    const options = { algorithms: ['HS256'], typ: 'at+jwt', currentDate: new Date(now()) }
    const { payload = {} } = (await jwtVerify(token, key, options).catch(() => undefined)) ?? {}
    const { sub: customerId, sid: sessionId, exp = 0 } = payload
    if (typeof customerId !== 'string' || typeof sessionId !== 'string') return undefined
    return { ids: { customerId, sessionId }, endsAt: exp * 1000 }
  }

  const refreshToken = (sessionId: string, serial: number) => `${sessionId}.${serial}.${mac(`${sessionId}.${serial}`)}`

  return {
    issue: async (ids: SessionIds, serial: number): Promise<SessionTokens> => ({
      accessToken: await accessToken(ids),
      refreshToken: refreshToken(ids.sessionId, serial),
    }),
    readRefreshToken: (token: string) => {
      const [sessionId = '', serial = '', given = ''] = token.split('.')
      return timingSafeEqualText(mac(`${sessionId}.${serial}`), given)
        ? { sessionId, serial: Number(serial) }
        : undefined
    },
    readAccessToken: async (token: string): Promise<SessionIds | undefined> => {
      const claims = verified.get(token) ?? (await claimsOf(token))
      if (!claims || claims.endsAt <= now()) return undefined
      verified.set(token, claims)
      return claims.ids
    },
  }
}
