import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { StoreUnavailable, TooContended } from '#api/eventStore/eventStore.ts'
import { KeyIsDestroyed } from '#api/eventStore/keyring.ts'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import { type RefusalName, refusalMessage } from '#domain/refusalMessages.ts'
import { hasBody } from './body/parseBody.ts'
import { escapeHtml } from './escapeHtml.ts'
import { pathPattern } from './pathPattern.ts'
import { refusalStatus } from './refusalStatus.ts'
import { sendJson } from './sendJson.ts'

/** Sends a refusal in the shape of the contract: `{code: 1, message, refusal, errors?, offered?, details?, ...meanwhile}`. */
export const sendRefusal = (response: Response, refusal: Refusal<RefusalName>) => {
  const { errors, offered, details, concurrentChange } = refusal
  const status = writeRefusalHead(response, refusal)
  const body = {
    code: status >= 500 ? 5 : 1,
    message: refusalMessage(refusal),
    refusal: refusal.refusal,
    ...(errors && { errors }),
    ...(offered && { offered }),
    ...(details && { details }),
    ...concurrentChange,
    ...emptyResults[refusal.refusal],
  }
  return sendJson(response.req, response, JSON.stringify(body))
}

/** Sends a refusal to a person who opens a page: its message alone. Static, so that it costs nothing. */
export const sendRefusalPage = (response: Response, refusal: Refusal<RefusalName>) => {
  writeRefusalHead(response, refusal)
  const message = escapeHtml(refusalMessage(refusal))
  response.type('html').send(`<!doctype html><html lang="en-ZA"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${message}</title><h1>${message}</h1></html>`)
}

/** The status and the headers of a refusal; returns the status. */
const writeRefusalHead = (response: Response, { refusal, details }: Refusal<RefusalName>) => {
  const status = refusalStatus[refusal]
  response.locals['refusal'] = refusal
  const isRetryable = status === 503 || status === 429 || refusal === 'KeyIsRunning'
  if (isRetryable)
    response.setHeader('Retry-After', response.getHeader('Retry-After') ?? String(details?.['seconds'] ?? 2))
  // RFC 9110, section 15.5.2.
  if (status === 401) response.setHeader('WWW-Authenticate', 'Bearer')
  response.setHeader('Cache-Control', 'no-store')
  response.status(status)
  return status
}

// The specification's client reads these keys in refusals as well.
const emptyResults: Partial<Record<RefusalName, object>> = { ProductNotFound: { data: [], results: [] } }

/** Unknown calls are JSON too; a known path under another method is 405. `keys` are those of the contract. */
export const unknownCall = (keys: readonly string[]): RequestHandler => {
  const known = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, pattern: pathPattern(path) }
  })
  return (request, response) => {
    const methods = known.filter(({ pattern }) => pattern.test(request.path)).flatMap(({ method }) => withHead(method))
    if (methods.length === 0) return sendRefusal(response, refuse('UnknownCall'))

    response.setHeader('Allow', [...new Set(methods)].join(', '))
    return sendRefusal(response, refuse('MethodNotAllowed'))
  }
}

// Express answers HEAD where it answers GET.
const withHead = (method: string) => (method === 'GET' ? [method, 'HEAD'] : [method])

/** The last Express middleware: turns every exception into a JSON response. */
export const errorHandler: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error)
  // A static file that failed midway has set headers of its own.
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
  return refusalOfStatus(statusOf(error), request)
}

/** The status of an error that Express or its static files raise, such as a malformed path. */
const refusalOfStatus = (status: number, request: Request) => {
  if (status < 400 || status > 499) return undefined
  return fileRefusals.get(status) ?? refuse(hasBody(request) ? 'BodyIsMalformed' : 'UnknownCall')
}

const statusOf = (error: unknown) => Number((Object(error) as { status?: number }).status ?? 500)

// Only static files raise these, for the headers `If-Match` and `Range`.
const fileRefusals = new Map<number, Refusal<RefusalName>>([
  [412, refuse('FileHasChanged')],
  [416, refuse('RangeIsOutside')],
])
