import { randomUUIDv7 } from 'node:crypto'
import type { Express, Request, RequestHandler, Response } from 'express'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { refuseUnsupportedBody } from './body/parseBody.ts'
import { drainAndClose, readUpload } from './body/readUpload.ts'
import { sendCachedBody } from './cache/cachedBody.ts'
import { bodyOf, toJson } from './cache/responseCache.ts'
import type { RawRequest } from './checkRequest.ts'
import type { ConsistencyTokens } from './consistencyTokens.ts'
import { readCookie, setCookie } from './cookies.ts'
import type { Dispatcher } from './dispatcher.ts'
import { sendRefusal } from './errors.ts'
import type { CallOutcome, CookieUpdate, FileResponse } from './handlers.ts'
import { pathPattern } from './pathPattern.ts'
import { clientKeyOf } from './rateLimits.ts'
import { sendFile } from './sendFile.ts'
import { sendJson } from './sendJson.ts'

/** What the HTTP layer needs besides the handlers. */
interface ServeDependencies {
  /** Waits until the read models have reached a position; false if they do not reach it in time. */
  waitForPosition(position: number): Promise<boolean>
  positions: ConsistencyTokens
  /** Whether the shop is served over https: cookies then have the attribute `Secure`. */
  secure: boolean
  /** Timeout of an upload in milliseconds. */
  uploadTimeout: number
}

/**
 * Mounts each endpoint of a contract as an Express route. `call` dispatches a request to its handler. A request for an endpoint without
 * parameters is found by its exact path, before Express compares it with one route after the other.
 */
export const serve = (app: Express, entries: Contract, call: Dispatcher, dependencies: ServeDependencies) => {
  const routes = Object.entries<Endpoint>(entries).map(([key, entry]) => {
    const [method = '', path = ''] = key.split(' ')
    return { method, path: `/${path}`, handler: requestHandler(key, entry, call, dependencies) }
  })
  app.use(exactRoutes(routes))
  for (const { method, path, handler } of routes)
    app[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](path, handler)
}

interface Route {
  method: string
  path: string
  handler: (request: Request, response: Response) => Promise<unknown>
}

/** Handles requests for routes without parameters; every other spelling of their paths is left to Express. */
const exactRoutes = (routes: readonly Route[]): RequestHandler => {
  const exact = new Map<string, Route['handler']>()
  const patterns: { method: string; pattern: RegExp }[] = []
  for (const { method, path, handler } of routes) {
    if (path.includes(':')) patterns.push({ method, pattern: pathPattern(path.slice(1)) })
    // An earlier route with parameters takes it, as in Express.
    else if (!patterns.some((earlier) => earlier.method === method && earlier.pattern.test(path)))
      exact.set(`${method} ${path}`, handler)
  }
  return (request, response, next) => {
    const handler = exact.get(`${request.method} ${request.path}`)
    return handler ? handler(request, response) : next()
  }
}

const requestHandler =
  (key: string, entry: Endpoint, call: Dispatcher, dependencies: ServeDependencies): Route['handler'] =>
  async (request, response) => {
    const requestPosition = dependencies.positions.furthest(request.header('x-position'))
    const mayBeStale = key.startsWith('GET') || entry.readsModels
    const isBehind = mayBeStale && requestPosition && !(await dependencies.waitForPosition(requestPosition))
    if (isBehind) response.setHeader('X-Position-Reached', 'false')
    response.setHeader('Cache-Control', cacheControlOf(key, entry, request))
    if (requestPosition === undefined) response.setHeader('X-Position', dependencies.positions.encrypt(0))
    const refusal = requestPosition === undefined ? unknownPosition : unsupportedBodyOf(request, entry)
    const outcome = refusal ?? (await call(key, rawRequestOf(request, entry, dependencies)))
    if (isRefusal(outcome)) drainAndClose(request)
    await send(response, entry, withRequestPosition(outcome, requestPosition), dependencies)
  }

// A public response may depend on who asks for it, too: a slot that a customer holds is free for that customer only. No cache may keep it for others.
const cacheControlOf = (key: string, { access }: Endpoint, { headers }: Request) => {
  if (!key.startsWith('GET') || access !== 'anyone') return 'no-store'
  return headers.authorization === undefined ? 'no-cache' : 'private, no-cache'
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
  correlationId: String(request.id ?? randomUUIDv7()),
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
  const cached = bodyOf(answer)
  if (cached) return sendCachedBody(response.req, response.type('json'), cached)
  const { position, file, cookies: updates = {}, ...rest } = answer
  for (const cookie of cookies) {
    const update = (updates as Record<string, CookieUpdate | undefined>)[cookie.name]
    if (update) setCookie(response, cookie, update, secure)
  }
  if (file) return sendFile(response, file as FileResponse)
  if (position) response.setHeader('X-Position', positions.encrypt(Number(position)))
  return sendJson(response.req, response, toJson(rest))
}
