import type { Response } from 'express'
import type { Cookie } from '#domain/kernel/endpoint.ts'
import type { CookieUpdate } from './handlers.ts'

/**
 * The name of a cookie in the browser. Browsers accept `__Secure-` over https only, so that an attacker on an unencrypted connection
 * cannot set one. `__Host-` would require the path `/`, but each cookie is limited to the endpoints that need it.
 */
const cookieNameOf = ({ name }: Cookie, secure: boolean) => (secure ? `__Secure-${name}` : name)

/** HttpOnly and SameSite: scripts cannot read it, and requests from other sites do not send it. `secure`: over https only. */
export const setCookie = (response: Response, cookie: Cookie, { value, seconds }: CookieUpdate, secure: boolean) => {
  const options = { path: cookie.path, maxAge: seconds * 1000, httpOnly: true, sameSite: 'strict', secure } as const
  response.cookie(cookieNameOf(cookie, secure), value, options)
}

/** The value of a cookie in a `Cookie` header (RFC 6265, section 4.2). */
export const readCookie = (header: string | undefined, cookie: Cookie, secure: boolean) => {
  const begin = `${cookieNameOf(cookie, secure)}=`
  const pairs = header?.split(';').map((pair) => pair.trim())
  return pairs?.find((pair) => pair.startsWith(begin))?.slice(begin.length)
}
