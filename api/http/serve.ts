import { randomUUID } from 'node:crypto'
import type { Express, Request, Response } from 'express'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { refuseUnsupportedBody } from './body/parseBody.ts'
import { drainAndClose, readUpload } from './body/readUpload.ts'
import type { RawRequest } from './checkRequest.ts'
import type { ConsistencyTokens } from './consistencyTokens.ts'
import { readCookie, setCookie } from './cookies.ts'
import { type CallOutcome, type DispatcherDependencies, openDispatcher } from './dispatcher.ts'
import { sendRefusal } from './errors.ts'
import type { CookieUpdate, FileResponse, Handlers } from './handlers.ts'
import { clientKeyOf } from './rateLimits.ts'
import { sendFile } from './sendFile.ts'

/** What the HTTP layer needs besides the handlers. */
interface ServeDependencies extends DispatcherDependencies {
  /** Waits until the read models have reached a position; false if they do not reach it in time. */
  waitForPosition(position: number): Promise<boolean>
  positions: ConsistencyTokens
  /** Whether the shop is served over https: cookies then have the attribute `Secure`. */
  secure: boolean
  /** Timeout of an upload in milliseconds. */
  uploadTimeout: number
}

/** Mounts each endpoint of a contract with its handler as an Express route. Returns a dispatcher for the same calls in process. */
export const serve = <Entries extends Contract>(
  app: Express,
  entries: Entries,
  handlers: Handlers<Entries>,
  dependencies: ServeDependencies,
) => {
  const call = openDispatcher(entries, handlers, dependencies)

  for (const [key, entry] of Object.entries<Endpoint>(entries)) {
    const [method = '', path = ''] = key.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    app[verb](`/${path}`, async (request, response) => {
      const requestPosition = dependencies.positions.furthest(request.header('x-position'))
      const isBehind = method === 'GET' && requestPosition && !(await dependencies.waitForPosition(requestPosition))
      if (isBehind) response.setHeader('X-Position-Reached', 'false')
      response.setHeader('Cache-Control', method === 'GET' && entry.access === 'anyone' ? 'no-cache' : 'no-store')
      if (requestPosition === undefined) response.setHeader('X-Position', dependencies.positions.encrypt(0))
      const refusal = requestPosition === undefined ? unknownPosition : unsupportedBodyOf(request, entry)
      const outcome = refusal ?? (await call(key, rawRequestOf(request, entry, dependencies)))
      if (isRefusal(outcome)) drainAndClose(request)
      await send(response, entry, withRequestPosition(outcome, requestPosition), dependencies)
    })
  }
  return call
}

// The response has a valid token: a page that was open while the shop's secret changed continues with it.
const unknownPosition = refuse<RefusalName>('InvalidRequest', {
  errors: [{ field: 'X-Position', message: 'This X-Position was not given by this shop: leave it out' }],
})

const unsupportedBodyOf = (request: Request, { upload }: Endpoint) =>
  upload ? undefined : refuseUnsupportedBody(request)

const rawRequestOf = (
  request: Request,
  { upload, cookies = [] }: Endpoint,
  { secure, uploadTimeout }: ServeDependencies,
): RawRequest => ({
  params: request.params,
  query: request.query,
  body: request.body,
  upload: upload && readUpload.bind(undefined, request, { ...upload, timeout: uploadTimeout }),
  authorization: request.headers.authorization,
  key: request.header('idempotency-key') || undefined,
  cookies: Object.fromEntries(
    cookies.map((cookie) => [cookie.name, readCookie(request.headers.cookie, cookie, secure)]),
  ),
  agent: request.headers['user-agent'],
  address: clientKeyOf(request),
  correlationId: String(request.id ?? randomUUID()),
})

/** The position of a write covers the positions that its request sent, so that the client needs only the newest token. */
const withRequestPosition = (outcome: CallOutcome, brought = 0): CallOutcome => {
  const { position } = outcome as { position?: number }
  return position ? { ...outcome, position: Math.max(position, brought) } : outcome
}

const send = async (
  response: Response,
  { cookies = [] }: Endpoint,
  answer: CallOutcome,
  { positions, secure }: ServeDependencies,
) => {
  if (isRefusal(answer)) return sendRefusal(response, answer as Refusal<RefusalName>)
  const { position, file, cookies: updates = {}, message = 'OK', ...rest } = answer
  for (const cookie of cookies) {
    const update = (updates as Record<string, CookieUpdate | undefined>)[cookie.name]
    if (update) setCookie(response, cookie, update, secure)
  }
  if (file) return sendFile(response, file as FileResponse)
  if (position) response.setHeader('X-Position', positions.encrypt(Number(position)))
  const body = { code: 0, message, ...rest }
  if (['GET', 'HEAD'].includes(response.req.method)) return response.json(body)
  // Clients never revalidate the response to a write: it needs no ETag.
  return response.type('json').end(JSON.stringify(body))
}
