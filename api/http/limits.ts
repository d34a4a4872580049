import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { refuse } from '#domain/kernel/decision.ts'
import { sendRefusal } from './errors.ts'

const perMinute = (limit: number): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: (_request, response) => sendRefusal(response, refuse('TooManyRequests')),
  })

/** Calls a minute and address: sign-ins 10, orders 20, everything else 600. */
export const limits = (): [path: string, limit: RequestHandler][] => [
  ['/login', perMinute(10)],
  ['/order/placeOrder', perMinute(20)],
  ['/', perMinute(600)],
]
