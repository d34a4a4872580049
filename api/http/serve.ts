import { randomUUID } from 'node:crypto'
import type { Express, Request, Response } from 'express'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import type { Answers, Call, Caller } from './answers.ts'
import { querydataOf } from './body.ts'
import { sendRefusal } from './errors.ts'
import type { Idempotency } from './idempotency.ts'

export interface Gate {
  authenticate(authorization: string | undefined): Promise<Caller | undefined>
  /** Waits until the read models have reached a position. */
  reached(position: number): Promise<unknown>
  idempotency: Idempotency
}

/** What a call carries before it is checked. */
export interface Asking {
  params?: unknown
  query?: unknown
  body?: unknown
  authorization?: string | undefined
  key?: string | undefined
  correlationId?: string
}

type Outcome = Record<string, unknown> | Refusal<RefusalName>
type AnyAnswer = (call: Call<Endpoint>) => Promise<Outcome> | Outcome

/** Turns each entry of a contract and its answer into a route. The same calls can be made in process with what it returns. */
export const serve = <Entries extends Contract>(
  app: Express,
  entries: Entries,
  answers: Answers<Entries>,
  gate: Gate,
) => {
  const call = async (key: string, asking: Asking): Promise<Outcome> => {
    const entry: Endpoint | undefined = entries[key]
    if (!entry) return refuse<RefusalName>('UnknownCall')
    const caller = await gate.authenticate(asking.authorization)
    const denied = entry.who === 'anyone' ? undefined : denial(entry, caller)
    if (denied) return denied

    const asked = ask(entry, key, asking)
    if (isRefusal(asked)) return asked
    const deed = deedOf(caller, asking.correlationId)
    const answer = (command?: string) => {
      const checked = { ...asked, caller, deed, once: { ...deed, command }, key: asking.key }
      return (answers[key] as AnyAnswer)(checked as Call<Endpoint>)
    }
    if (!caller || asking.key === undefined || !key.startsWith('POST')) return answer()
    const repeatable = { customerId: caller.customerId, endpoint: key, key: asking.key, asked }
    return gate.idempotency(repeatable, async (command) => answer(command))
  }

  for (const key of Object.keys(entries)) {
    const [method = '', path = ''] = key.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    app[verb](`/${path}`, async (request, response) => {
      const position = Number(request.headers['x-position'])
      if (method === 'GET' && position > 0) await gate.reached(position)
      response.setHeader('Cache-Control', method === 'GET' && entries[key]?.who === 'anyone' ? 'no-cache' : 'no-store')
      send(response, await call(key, askingOf(request)))
    })
  }
  return call
}

const denial = (entry: Endpoint, caller: Caller | undefined) => {
  if (!caller) return refuse<RefusalName>('AuthRequired')
  return entry.who === 'admin' && caller.role !== 'Admin' ? refuse<RefusalName>('NotAllowed') : undefined
}

const ask = (entry: Endpoint, key: string, { params, query, body }: Asking) => {
  const sent = entry.querydata && !key.startsWith('GET') ? querydataOf(body, entry.bare) : { querydata: {} }
  if (isRefusal(sent)) return sent

  const parts = { params, query, querydata: sent.querydata } as const
  const asked: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'querydata'] as const) {
    const schema = entry[part]
    const parsed = schema?.safeParse(parts[part] ?? {})
    if (parsed && !parsed.success) return invalid(parsed.error.issues)
    asked[part] = parsed?.data ?? {}
  }
  return asked
}

const invalid = (issues: readonly { path: PropertyKey[]; message: string }[]) => {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), message: inWords(path, message) }))
  return refuse<RefusalName>('InvalidRequest', { errors })
}

// zod's own words are for programmers.
const inWords = (path: PropertyKey[], message: string) =>
  /^(Invalid|Too)/.test(message) ? `The ${String(path.at(-1) ?? 'request')} is missing or not valid` : message

const deedOf = (caller: Caller | undefined, correlationId: string = randomUUID()) => {
  const role = caller ? (caller.role === 'Admin' ? 'admin' : 'customer') : 'guest'
  return { by: { role, id: caller?.customerId ?? '' }, correlationId } as const
}

const askingOf = (request: Request): Asking => ({
  params: request.params,
  query: request.query,
  body: request.body,
  authorization: request.headers.authorization,
  key: request.header('idempotency-key') || undefined,
  correlationId: String(request.id ?? randomUUID()),
})

const send = (response: Response, answer: Outcome) => {
  if (isRefusal(answer)) return sendRefusal(response, answer as Refusal<RefusalName>)
  const { position, message = 'OK', ...rest } = answer
  if (position) response.setHeader('X-Position', String(position))
  return response.json({ code: 0, message, ...rest })
}
