import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from 'cors'
import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** The policy of JSON responses: nothing in them may run or be framed. Pages set their own. */
const dataPolicy = { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }, useDefaults: false }

/**
 * Headers of helmet that are not sent, 90 bytes of each response: for Internet Explorer, for a filter that browsers have removed, and for the
 * cross-domain policies of Flash and Acrobat, which permit nothing where a shop serves no policy file.
 */
const obsoleteHeaders = { xDownloadOptions: false, xPermittedCrossDomainPolicies: false, xXssProtection: false }

const deniedDeviceFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'].map((name) => `${name}=()`)

/** The security headers of every response: those of OWASP Secure Headers but the obsolete ones. They are the same for all, so they are computed once. */
export const securityHeaders = (): RequestHandler => {
  const request = new IncomingMessage(new Socket())
  const sample = new ServerResponse(request)
  const addHeaders = helmet({
    contentSecurityPolicy: dataPolicy,
    xFrameOptions: { action: 'deny' },
    ...obsoleteHeaders,
  })
  addHeaders(request, sample, () => {})
  sample.setHeader('Permissions-Policy', deniedDeviceFeatures.join(', '))
  const headers = new Map(sample.getHeaderNames().map((name) => [name, String(sample.getHeader(name))]))

  return (_request, response, next) => {
    response.setHeaders(headers)
    next()
  }
}

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
