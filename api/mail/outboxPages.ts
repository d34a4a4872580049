import { randomBytes } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import type { Outbox } from './outbox.ts'
import { outboxPage } from './outboxPage.ts'

/** `/dev/outbox`, where sent mails are read, and `/dev/outbox.json?to=` for programs. They show codes: never in production. */
export const outboxPages = (outbox: Pick<Outbox, 'sent' | 'htmlOf'>): Router => {
  const pages = Router()
  pages.get('/dev/outbox', (request, response) => {
    const nonce = randomBytes(16).toString('base64')
    const to = addressee(request)
    answer(response, [`style-src 'nonce-${nonce}'`, "frame-src 'self'", "form-action 'self'", "frame-ancestors 'none'"])
    response.type('html').send(outboxPage({ mails: outbox.sent(to).slice(0, mostShown), to, nonce }))
  })
  pages.get('/dev/outbox.json', (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.json(
      outbox.sent(addressee(request)).map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt })),
    )
  })
  // A mail is a stranger in the house: it may draw itself, and open the shop in a window of its own.
  pages.get('/dev/outbox/:id', ({ params }, response, next) => {
    const html = outbox.htmlOf(params.id)
    if (html === undefined) return next()
    answer(response, [
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ])
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    response.removeHeader('Origin-Agent-Cluster')
    response.type('html').send(html)
  })
  return pages
}

/** So many mails are one page. */
const mostShown = 100

const addressee = ({ query: { to } }: Request) => (typeof to === 'string' && to.trim() !== '' ? to : undefined)

const answer = (response: Response, allowed: readonly string[]) => {
  response.setHeader('Content-Security-Policy', ["default-src 'none'", "base-uri 'none'", ...allowed].join('; '))
  response.setHeader('Cache-Control', 'no-store')
}
