import { randomBytes } from 'node:crypto'
import { type Request, type Response, Router } from 'express'
import { compressWhileSent } from '#api/http/encoding/compressWhileSent.ts'
import { dayAndTime } from './mailDates.ts'
import { html } from './markup.ts'
import type { Outbox, SentMail } from './outbox.ts'

/** `/dev/outbox`, where sent mails are read, and `/dev/outbox.json?to=` for programs. They show codes: never in production. */
export const outboxRoutes = (outbox: Pick<Outbox, 'sent' | 'htmlOf' | 'attachmentOf'>): Router => {
  const router = Router()
  router.get('/dev/outbox', compressWhileSent, (request, response) => {
    const nonce = randomBytes(16).toString('base64')
    const to = recipientIn(request)
    setSecurityHeaders(response, [
      `style-src 'nonce-${nonce}'`,
      "frame-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
    response.type('html').send(outboxPage({ mails: outbox.sent(to).slice(0, maxShownMails), to, nonce }))
  })
  router.get('/dev/outbox.json', compressWhileSent, (request, response) => {
    response.setHeader('Cache-Control', 'no-store')
    response.json(
      outbox.sent(recipientIn(request)).map(({ to, subject, text, sentAt }) => ({ to, subject, text, sentAt })),
    )
  })
  // A mail is untrusted content: it may use inline styles and open links in a new window, nothing else.
  router.get('/dev/outbox/:id', ({ params }, response, next) => {
    const html = outbox.htmlOf(params.id)
    if (html === undefined) return next()
    setSecurityHeaders(response, [
      "style-src 'unsafe-inline'",
      "frame-ancestors 'self'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
    ])
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    response.removeHeader('Origin-Agent-Cluster')
    response.type('html').send(html)
  })
  router.get('/dev/outbox/:id/attachment', ({ params }, response, next) => {
    const attachment = outbox.attachmentOf(params.id)
    if (!attachment) return next()
    setSecurityHeaders(response, ['sandbox'])
    response.attachment(attachment.name).type(attachment.type).send(attachment.content)
  })
  return router
}

/** At most so many mails are shown. */
const maxShownMails = 100

const recipientIn = ({ query: { to } }: Request) => (typeof to === 'string' && to.trim() !== '' ? to : undefined)

const setSecurityHeaders = (response: Response, allowed: readonly string[]) => {
  response.setHeader('Content-Security-Policy', ["default-src 'none'", "base-uri 'none'", ...allowed].join('; '))
  response.setHeader('Cache-Control', 'no-store')
}

interface OutboxPageProps {
  mails: readonly SentMail[]
  /** Recipient to filter by; `undefined`: all. */
  to: string | undefined
  nonce: string
}

/** Sent mails, newest first, as a page. */
const outboxPage = ({ mails, to, nonce }: OutboxPageProps) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sent mails</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>Sent mails</h1>
<p>The demo shop has no mail server: what it would send is kept here, newest first. Programs read
<a href="/dev/outbox.json">/dev/outbox.json?to=</a>.</p>
<form action="/dev/outbox">
<label for="to">Sent to</label>
<input id="to" name="to" type="email" value="${to}" placeholder="amina@ekhaya.example" autocomplete="off">
<button>Show</button>
${to === undefined ? '' : html`<a href="/dev/outbox">Show all</a>`}
</form>
${mails.length === 0 ? html`<p class="empty">${emptyMessage(to)}</p>` : mails.map(mailHtml)}
</main>
</body>
</html>
`.text

const emptyMessage = (to: string | undefined) =>
  to === undefined ? 'No mail was sent yet. Sign up, or order something.' : `No mail was sent to ${to}.`

const mailHtml = ({ id, to, subject, text, sentAt, attachment }: SentMail) => html`<article>
<h2>${subject}</h2>
<p class="about">To <strong>${to}</strong>, <time datetime="${sentAt}">${dayAndTime(sentAt)}</time></p>
<pre>${text}</pre>
${attachment === undefined ? '' : html`<p>Attached: <a href="/dev/outbox/${id}/attachment" download>${attachment}</a></p>`}
<details>
<summary>As mail programs show it</summary>
<iframe src="/dev/outbox/${id}" title="${subject}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="/dev/outbox/${id}" target="_blank" rel="noopener">Open it alone</a></p>
</details>
</article>
`

const style = html`
:root { color-scheme: light dark; --ink: light-dark(#1b2421, #f1eee7); --quiet: light-dark(#4a5752, #c3cbc6); --paper: light-dark(#fbf8f3, #101614); --surface: light-dark(#ffffff, #18201d); --sunk: light-dark(#f3eee5, #212b27); --line: light-dark(#d9d2c5, #33403a); --edge: light-dark(#84796a, #7a8881); --brand: light-dark(#0f5c4e, #5fc9b1); --on-brand: light-dark(#ffffff, #06231d); --focus: light-dark(#1d4ed8, #9db8ff) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 48rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem }
h2 { font-size: 1.125rem; line-height: 1.4; margin: 0 }
p { margin: 0.25rem 0 }
form { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin: 1.5rem 0 }
label { flex-basis: 100%; font-weight: 600 }
input, button { min-height: 2.75rem; font: inherit; border-radius: 10px; padding: 0 1rem }
input { flex: 1 1 12rem; min-width: 0; border: 1px solid var(--edge); background: var(--surface); color: inherit }
button { border: 0; background: var(--brand); color: var(--on-brand); font-weight: 600 }
article { margin: 1rem 0; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
.about { color: var(--quiet); font-size: 0.875rem }
.empty { padding: 2rem 1rem; background: var(--sunk); border-radius: 16px; text-align: center }
pre { margin: 0.75rem 0; padding: 0.75rem; background: var(--sunk); border-radius: 10px; font: 0.875rem/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap }
summary { min-height: 2.75rem; align-content: center; font-weight: 600; color: var(--brand) }
iframe { display: block; width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 10px; background: var(--paper) }
details p { padding: 0.5rem 0 }
a { color: var(--brand) }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`
