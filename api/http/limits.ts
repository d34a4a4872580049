import type { Request, RequestHandler } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { refuse } from '#domain/kernel/decision.ts'
import { sendRefusal } from './errors.ts'
import type { Sessions } from './sessions.ts'

const perMinute = (limit: number, who: (request: Request) => string | Promise<string> = addressOf): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    keyGenerator: who,
    // A page that happens to have a call's name is not a call.
    skip: ({ method }) => limit < 600 && method !== 'POST',
    // Forwarded headers count only behind a declared proxy; from anybody else they are no news.
    validate: { xForwardedForHeader: false },
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: (_request, response) => sendRefusal(response, refuse('TooManyRequests')),
  })

/** Calls a minute: sign-ins 10 an address, orders 20 a customer, everything else 600 an address. */
export const limits = (sessions: Sessions): [path: string, limit: RequestHandler][] => [
  ['/login', perMinute(10)],
  ['/order/placeOrder', perMinute(20, customerOf(sessions))],
  ['/', perMinute(600)],
]

const addressOf = ({ ip = '' }: Request) => ipKeyGenerator(ip)

const customerOf = (sessions: Sessions) => async (request: Request) => {
  const token = request.headers.authorization?.split(' ')[1]
  const session = token ? await sessions.ofAccessToken(token) : undefined
  return session?.customerId ?? addressOf(request)
}
