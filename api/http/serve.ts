import { randomUUID } from 'node:crypto'
import type { Express, Request, Response } from 'express'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import type { Answers, CookieReply, FileAnswer } from './answers.ts'
import { strangeBody } from './body.ts'
import { type Gate, type Outcome, openCalls } from './calling.ts'
import type { Asking } from './checking.ts'
import { cookieIn, setCookie } from './cookies.ts'
import { sendRefusal } from './errors.ts'
import { sendFile } from './files.ts'
import { addressOf } from './limits.ts'
import type { Positions } from './positions.ts'
import { readUpload, turnAway } from './upload.ts'

/** What stands between the calls and HTTP. */
interface Edge extends Gate {
  /** Waits until the read models have reached a position. */
  reached(position: number): Promise<unknown>
  positions: Positions
  /** Whether the shop is reached by https: cookies are sent over nothing else then. */
  secure: boolean
}

/** Turns each entry of a contract and its answer into a route. The same calls can be made in process with what it returns. */
export const serve = <Entries extends Contract>(
  app: Express,
  entries: Entries,
  answers: Answers<Entries>,
  edge: Edge,
) => {
  const call = openCalls(entries, answers, edge)

  for (const [key, entry] of Object.entries<Endpoint>(entries)) {
    const [method = '', path = ''] = key.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    app[verb](`/${path}`, async (request, response) => {
      const brought = edge.positions.furthest(request.header('x-position'))
      if (method === 'GET' && brought) await edge.reached(brought)
      response.setHeader('Cache-Control', method === 'GET' && entry.who === 'anyone' ? 'no-cache' : 'no-store')
      if (brought === undefined) response.setHeader('X-Position', edge.positions.seal(0))
      const fault = brought === undefined ? foreignPosition : bodyFault(request, entry)
      const outcome = fault ?? (await call(key, askingOf(request, entry, edge)))
      if (isRefusal(outcome)) turnAway(request)
      await send(response, entry, followed(outcome, brought), edge)
    })
  }
  return call
}

// Its answer brings one of ours: a page that was open while the shop's secret changed goes on with that.
const foreignPosition = refuse<RefusalName>('InvalidRequest', {
  errors: [{ field: 'X-Position', message: 'This X-Position was not given by this shop: leave it out' }],
})

const bodyFault = (request: Request, { upload }: Endpoint) => (upload ? undefined : strangeBody(request))

const askingOf = (request: Request, { upload, cookie }: Endpoint, { secure }: Edge): Asking => ({
  params: request.params,
  query: request.query,
  body: request.body,
  upload: upload && readUpload.bind(undefined, request, upload),
  authorization: request.headers.authorization,
  key: request.header('idempotency-key') || undefined,
  cookie: cookie && cookieIn(request.headers.cookie, cookie, secure),
  agent: request.headers['user-agent'],
  address: addressOf(request),
  correlationId: String(request.id ?? randomUUID()),
})

/** A write's answer stands for what its sender had written before as well: they need to bring no other position from then on. */
const followed = (outcome: Outcome, brought = 0): Outcome => {
  const { position } = outcome as { position?: number }
  return position ? { ...outcome, position: Math.max(position, brought) } : outcome
}

const send = async (response: Response, { cookie }: Endpoint, answer: Outcome, { positions, secure }: Edge) => {
  if (isRefusal(answer)) return sendRefusal(response, answer as Refusal<RefusalName>)
  const { position, file, cookie: reply, message = 'OK', ...rest } = answer
  if (cookie && reply) setCookie(response, cookie, reply as CookieReply, secure)
  if (file) return sendFile(response, file as FileAnswer)
  if (position) response.setHeader('X-Position', positions.seal(Number(position)))
  const told = { code: 0, message, ...rest }
  if (['GET', 'HEAD'].includes(response.req.method)) return response.json(told)
  // Nobody asks whether the answer to a write has changed: it needs no ETag.
  return response.type('json').end(JSON.stringify(told))
}
