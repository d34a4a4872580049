import { createHmac } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { isSameText } from './sameText.ts'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

export interface SessionIds {
  customerId: string
  sessionId: string
}

/** Seconds. */
const accessLifetime = 15 * 60

/** The tokens of sessions: access tokens tell ids and times only, refresh tokens follow from the session and a serial. `now` in milliseconds. */
export const openTokens = (secret: string, now: () => number) => {
  const key = new TextEncoder().encode(secret)
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

  const refreshToken = (sessionId: string, serial: number) => `${sessionId}.${serial}.${mac(`${sessionId}.${serial}`)}`

  return {
    of: async (ids: SessionIds, serial: number): Promise<Tokens> => ({
      accessToken: await accessToken(ids),
      refreshToken: refreshToken(ids.sessionId, serial),
    }),
    readRefreshToken: (token: string) => {
      const [sessionId = '', serial = '', given = ''] = token.split('.')
      return isSameText(mac(`${sessionId}.${serial}`), given) ? { sessionId, serial: Number(serial) } : undefined
    },
    readAccessToken: async (token: string): Promise<SessionIds | undefined> => {
      const wanted = { algorithms: ['HS256'], typ: 'at+jwt', currentDate: new Date(now()) }
      const { payload = {} } = (await jwtVerify(token, key, wanted).catch(() => undefined)) ?? {}
      const { sub: customerId, sid: sessionId } = payload
      return typeof customerId === 'string' && typeof sessionId === 'string' ? { customerId, sessionId } : undefined
    },
  }
}
