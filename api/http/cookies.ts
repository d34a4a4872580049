import type { Response } from 'express'
import type { Cookie } from '#domain/kernel/endpoint.ts'
import type { CookieReply } from './answers.ts'

/**
 * The name that a cookie goes by. Browsers take `__Secure-` over https only, so that nobody on an open line slips in one of theirs;
 * `__Host-` would want the path `/`, and a cookie is sent to no more calls than need it.
 */
const nameOf = ({ name }: Cookie, secure: boolean) => (secure ? `__Secure-${name}` : name)

/** Scripts never see it, and other sites cannot have it sent. `secure`: over nothing but https. */
export const setCookie = (response: Response, cookie: Cookie, { value, seconds }: CookieReply, secure: boolean) => {
  const how = { path: cookie.path, maxAge: seconds * 1000, httpOnly: true, sameSite: 'strict', secure } as const
  response.cookie(nameOf(cookie, secure), value, how)
}

/** The value of a cookie in a `Cookie` header (RFC 6265, section 4.2). */
export const cookieIn = (header: string | undefined, cookie: Cookie, secure: boolean) => {
  const begin = `${nameOf(cookie, secure)}=`
  const pairs = header?.split(';').map((pair) => pair.trim())
  return pairs?.find((pair) => pair.startsWith(begin))?.slice(begin.length)
}
