import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Answers are data: nothing in them may run or be framed. Pages bring a policy of their own. */
const dataPolicy = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false }

const nothingOfTheDevice = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`)

/** What browsers are told with every answer (OWASP Secure Headers). */
export const securityHeaders: RequestHandler[] = [
  helmet({ contentSecurityPolicy: dataPolicy, xFrameOptions: { action: 'deny' } }),
  (_request, response, next) => {
    response.setHeader('Permissions-Policy', nothingOfTheDevice.join(', '))
    next()
  },
]

/**
 * Scripts of these origins may call the shop as its own pages do: they bring a token, never a cookie. Without any, browsers keep
 * every other site out.
 */
export const crossOrigin = (origins: readonly string[]): RequestHandler[] =>
  origins.length === 0 ? [] : [cors({ ...crossOriginCalls, origin: [...origins] })]

const crossOriginCalls = {
  methods: ['GET', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Position'],
  exposedHeaders: ['X-Position', 'Retry-After', 'Content-Disposition'],
  /** Seconds that a browser need not ask again. */
  maxAge: 600,
}
