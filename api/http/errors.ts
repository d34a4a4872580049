import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import { KeyIsDestroyed } from '#api/eventStore/keyring.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { type RefusalName, sentenceFor } from '#domain/refusalWords.ts'
import { hasBody } from './body.ts'
import { refusalStatus } from './refusalStatus.ts'

/** Sends a refusal as the contract shapes it: `{code: 1, message, refusal, errors?, offered?, details?, ...meanwhile}`. */
export const sendRefusal = (response: Response, refusal: Refusal<RefusalName>) => {
  const { errors, offered, details, meanwhile } = refusal
  const status = refusalStatus[refusal.refusal]
  const isForLater = status === 503 || status === 429 || refusal.refusal === 'KeyIsRunning'
  if (isForLater)
    response.setHeader('Retry-After', response.getHeader('Retry-After') ?? String(details?.['seconds'] ?? 2))
  response.setHeader('Cache-Control', 'no-store')
  response.status(status).json({
    code: status >= 500 ? 5 : 1,
    message: sentenceFor(refusal),
    refusal: refusal.refusal,
    ...(errors && { errors }),
    ...(offered && { offered }),
    ...(details && { details }),
    ...meanwhile,
    ...emptyAnswers[refusal.refusal],
  })
}

// The specification's client looks for these keys in a "no" as well.
const emptyAnswers: Partial<Record<RefusalName, object>> = { ProductNotFound: { data: [], results: [] } }

/** Unknown calls are JSON too; a known path under another method is 405. `keys` are those of the contract. */
export const unknownCall = (keys: readonly string[]): RequestHandler => {
  const known = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, pattern: new RegExp(`^/${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i') }
  })
  return (request, response) => {
    const methods = known.filter(({ pattern }) => pattern.test(request.path)).map(({ method }) => method)
    if (methods.length === 0) return sendRefusal(response, refuse('UnknownCall'))

    response.setHeader('Allow', [...new Set(methods)].join(', '))
    return sendRefusal(response, refuse('MethodNotAllowed'))
  }
}

/** Express's last middleware: the one place where the unexpected becomes an answer. */
export const lastMiddleware: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error)
  // A file that cannot be sent after all has left its own behind.
  for (const name of ['Content-Type', 'ETag', 'Last-Modified', 'Accept-Ranges']) response.removeHeader(name)
  const known = refusalOf(error, request)
  if (known) {
    if (refusalStatus[known.refusal] >= 500) request.log?.error({ err: error }, 'The shop could not answer')
    return sendRefusal(response, known)
  }

  request.log?.error({ err: error }, 'An answer failed')
  return response.status(500).json({ code: 5, message: 'Something went wrong. Please try again or refresh the page.' })
}

const refusalOf = (error: unknown, request: Request): Refusal<RefusalName> | undefined => {
  if (isRefusal(error)) return error as Refusal<RefusalName>
  if (error instanceof StoreUnavailable || error instanceof TooContended) return refuse('TooBusy')
  if (error instanceof KeyIsDestroyed) return refuse('AccountNotFound')
  if (error instanceof URIError) return refuse('UnknownCall')
  const { type } = Object(error) as { type?: string }
  return bodyFaults.get(String(type)) ?? refusalOfStatus(statusOf(error), request)
}

/** What Express, its static files and its body parser cannot do anything with has a status of its own: bad paths and bad bodies. */
const refusalOfStatus = (status: number, request: Request) => {
  if (status < 400 || status > 499) return undefined
  return fileFaults.get(status) ?? refuse(hasBody(request) ? 'BodyIsMalformed' : 'UnknownCall')
}

const statusOf = (error: unknown) => Number((Object(error) as { status?: number }).status ?? 500)

// The names that body-parser gives its errors.
const bodyFaults = new Map<string, Refusal<RefusalName>>([
  ['entity.parse.failed', refuse('BodyIsMalformed')],
  ['entity.too.large', refuse('BodyIsTooLarge')],
  ['encoding.unsupported', refuse('BodyIsNotJson')],
  ['charset.unsupported', refuse('BodyIsNotJson')],
])

// Of a file only, by its headers `If-Match` and `Range`.
const fileFaults = new Map<number, Refusal<RefusalName>>([
  [412, refuse('FileHasChanged')],
  [416, refuse('RangeIsOutside')],
])
