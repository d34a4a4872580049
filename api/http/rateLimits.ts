import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { refuse } from '#domain/kernel/decision.ts'
import { sendRefusal, sendRefusalPage } from './errors.ts'
import type { Sessions } from './sessions/sessions.ts'

interface LimitOptions {
  /** Default: the client address. */
  keyOf?: (request: Request) => string | Promise<string>
  /** Default: every request. */
  method?: string
  /** Requests that are not counted. */
  except?: (request: Request) => boolean
  /** Takes the requests beyond the limit. Default: refuses them. */
  beyond?: RequestHandler
  /** Refused requests are not counted. */
  successOnly?: boolean
}

/** Milliseconds. */
const minute = 60_000
const hour = 60 * minute

const limitWithin =
  (windowMs: number) =>
  (limit: number, { keyOf = clientKeyOf, method, except, successOnly = false, beyond = tooMany }: LimitOptions = {}) =>
    rateLimit({
      windowMs,
      limit,
      keyGenerator: keyOf,
      skipFailedRequests: successOnly,
      skip: (request) => (method !== undefined && request.method !== method) || except?.(request) === true,
      // Forwarded headers count only behind a configured proxy; otherwise they are ignored, without a warning.
      validate: { xForwardedForHeader: false },
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      handler: beyond,
    })

const perMinute = limitWithin(minute)
const perHour = limitWithin(hour)

/**
 * `isPage`: whether a request is for a page. Per minute: 10 logins, 30 page views, 1,800 pages and 600 calls for each address, and another 600 calls for each customer; 20 orders, 20 held
 * times, 20 requested bookings and 60 changes of stock alerts for each customer; 120 searches for each customer and for all guests of an address. Per hour: 5 sign-ups and 30 of each request about one-time passwords and 5 enquiries for each address, 20 exports of a customer's data.
 */
export const rateLimits = (
  sessions: Sessions,
  isPage: (request: Request) => boolean,
): [path: string, limit: RequestHandler][] => [
  // A GET of this path is the page, not a login.
  ['/login', perMinute(10, { method: 'POST' })],
  // An invalid form opens no account. A client that disconnects before the response is counted by the second limit only.
  ['/signup', perHour(5, { method: 'POST', successOnly: true })],
  ['/signup', perHour(30, { method: 'POST' })],
  // Each sent enquiry is a mail to the shop.
  ['/enquiries/send', perHour(5, { method: 'POST', successOnly: true })],
  ['/enquiries/send', perHour(60, { method: 'POST' })],
  ['/customer/forgot/password', perHour(30, { method: 'POST' })],
  ['/customer/resend/otp', perHour(30, { method: 'POST' })],
  ['/customer/verify/otp', perHour(30, { method: 'POST' })],
  ['/customer/export', perHour(20, { keyOf: customerOf(sessions) })],
  ['/order/placeOrder', perMinute(20, { keyOf: customerOf(sessions), method: 'POST' })],
  // A held or requested time is one that nobody else can take.
  ['/bookings/hold', perMinute(20, { keyOf: customerOf(sessions), method: 'POST' })],
  ['/bookings/request', perMinute(20, { keyOf: customerOf(sessions), method: 'POST' })],
  ['/stockAlerts', perMinute(60, { keyOf: customerOf(sessions), method: 'POST' })],
  ['/products/search', perMinute(120, { keyOf: customerOf(sessions) })],
  ['/analytics/pageView', perMinute(30)],
  ['/', perMinute(1800, { except: (request) => !isPage(request), beyond: tooManyPages })],
  [
    '/',
    perMinute(600, {
      except: isPage,
      beyond: ownAllowance(sessions, perMinute(600, { keyOf: customerOf(sessions) })),
    }),
  ],
]

const tooManyRequests = (response: Response) =>
  refuse('TooManyRequests', { details: { seconds: Number(response.getHeader('Retry-After')) || 1 } })

function tooMany(_request: Request, response: Response) {
  sendRefusal(response, tooManyRequests(response))
}

function tooManyPages(_request: Request, response: Response) {
  sendRefusalPage(response, tooManyRequests(response))
}

// A carrier has many customers behind one address: when its guests have used up its calls, whoever is signed in still has their own.
const ownAllowance = (sessions: Sessions, limit: RequestHandler): RequestHandler => {
  const customer = customerOf(sessions)
  return async (request, response, next) => {
    if ((await customer(request)) === clientKeyOf(request)) return tooMany(request, response)
    response.removeHeader('Retry-After')
    return limit(request, response, next)
  }
}

/** The key that limits count by: the IPv4 address, or the network of an IPv6 address, since one client has many. */
export const clientKeyOf = ({ ip = '' }: Request) => ipKeyGenerator(ip)

const customerOf = (sessions: Sessions) => async (request: Request) => {
  const token = request.headers.authorization?.split(' ')[1]
  const session = token ? await sessions.ofAccessToken(token) : undefined
  return session?.customerId ?? clientKeyOf(request)
}
