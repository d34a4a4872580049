import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { refuse } from '#domain/kernel/decision.ts'
import { sendRefusal } from './errors.ts'
import type { Sessions } from './sessions.ts'

interface Counted {
  /** Default: whoever has the address. */
  by?: (request: Request) => string | Promise<string>
  /** Default: all of them. */
  method?: string
  /** Those that were refused are not counted. */
  doneOnly?: boolean
}

/** Milliseconds. */
const minute = 60_000
const hour = 60 * minute

const within =
  (windowMs: number) =>
  (limit: number, { by = addressOf, method, doneOnly = false }: Counted = {}) =>
    rateLimit({
      windowMs,
      limit,
      keyGenerator: by,
      skipFailedRequests: doneOnly,
      skip: (request) => method !== undefined && request.method !== method,
      // Forwarded headers count only behind a declared proxy; from anybody else they are no news.
      validate: { xForwardedForHeader: false },
      standardHeaders: 'draft-7',
      legacyHeaders: false,
      handler: (_request, response) => sendRefusal(response, tooMany(response)),
    })

const perMinute = within(minute)
const perHour = within(hour)

/**
 * Calls a minute: sign-ins 10 an address, orders 20 a customer, searches 120 and everything together 600 an address. Calls an hour: 5
 * accounts opened, and 30 of each call about one-time passwords, an address; 20 exports of all that is known of a customer.
 */
export const limits = (sessions: Sessions): [path: string, limit: RequestHandler][] => [
  // The page of that name is not a sign-in.
  ['/login', perMinute(10, { method: 'POST' })],
  // Nor is a form that has to be mended an account. Who hangs up before the answer is counted by the second one only.
  ['/signup', perHour(5, { method: 'POST', doneOnly: true })],
  ['/signup', perHour(30, { method: 'POST' })],
  ['/customer/forgot/password', perHour(30, { method: 'POST' })],
  ['/customer/resend/otp', perHour(30, { method: 'POST' })],
  ['/customer/verify/otp', perHour(30, { method: 'POST' })],
  ['/customer/export', perHour(20, { by: customerOf(sessions) })],
  ['/order/placeOrder', perMinute(20, { by: customerOf(sessions), method: 'POST' })],
  ['/products/search', perMinute(120)],
  ['/', perMinute(600)],
]

const tooMany = (response: Response) =>
  refuse('TooManyRequests', { details: { seconds: Number(response.getHeader('Retry-After')) || 1 } })

/** Whose line a request came by; of the newer protocol's addresses, one line has many. */
export const addressOf = ({ ip = '' }: Request) => ipKeyGenerator(ip)

const customerOf = (sessions: Sessions) => async (request: Request) => {
  const token = request.headers.authorization?.split(' ')[1]
  const session = token ? await sessions.ofAccessToken(token) : undefined
  return session?.customerId ?? addressOf(request)
}
