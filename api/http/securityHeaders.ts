import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** The policy of JSON responses: nothing in them may run or be framed. Pages set their own. */
const dataPolicy = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false }

const deniedDeviceFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`)

/** The security headers of every response (OWASP Secure Headers). */
export const securityHeaders: RequestHandler[] = [
  helmet({ contentSecurityPolicy: dataPolicy, xFrameOptions: { action: 'deny' } }),
  (_request, response, next) => {
    response.setHeader('Permissions-Policy', deniedDeviceFeatures.join(', '))
    next()
  },
]

/**
 * CORS: scripts of these origins may send requests with a token, never with a cookie. Without any origin, browsers block all other
 * sites.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler[] =>
  origins.length === 0 ? [] : [cors({ ...crossOriginCalls, origin: [...origins] })]

const crossOriginCalls = {
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Position'],
  exposedHeaders: ['X-Position', 'X-Position-Reached', 'Retry-After', 'Content-Disposition'],
  /** Seconds that browsers cache a preflight response. */
  maxAge: 600,
}
