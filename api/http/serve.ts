import { hash, randomUUID } from 'node:crypto'
import type { Express, Request, Response } from 'express'
import { isRefusal, type Refusal, refuse } from '#domain/kernel/decision.ts'
import type { Contract, Cookie, Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import type { Answers, Call, Caller, CookieReply, FileAnswer } from './answers.ts'
import { querydataOf, strangeBody } from './body.ts'
import { cookieIn } from './cookies.ts'
import { sendRefusal } from './errors.ts'
import { fieldErrors } from './fieldErrors.ts'
import { sendFile } from './files.ts'
import type { Idempotency } from './idempotency.ts'
import { readUpload, turnAway } from './upload.ts'

export interface Gate {
  authenticate(authorization: string | undefined): Promise<Caller | undefined>
  /** Waits until the read models have reached a position. */
  reached(position: number): Promise<unknown>
  idempotency: Idempotency
  /** Whether the shop is reached by https: cookies are sent over nothing else then. */
  secure: boolean
}

/** What a call carries before it is checked. */
export interface Asking {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Reads the file that the request carries. */
  upload?: (() => ReturnType<typeof readUpload>) | undefined
  authorization?: string | undefined
  key?: string | undefined
  /** The headers `Cookie` and `User-Agent`. */
  cookies?: string | undefined
  agent?: string | undefined
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
    // Whoever may not call, or asks for the wrong thing, does not make the shop read a file.
    const upload = entry.upload && (await asking.upload?.())
    if (isRefusal(upload)) return upload
    const deed = deedOf(caller, asking.correlationId)
    const answer = (command?: string) => {
      const { key: own, agent } = asking
      const cookie = entry.cookie && cookieIn(asking.cookies, entry.cookie.name)
      const checked = {
        ...asked,
        caller,
        deed,
        once: { ...deed, command },
        key: own,
        agent,
        cookie,
        ...(upload && { upload }),
      }
      return (answers[key] as AnyAnswer)(checked as Call<Endpoint>)
    }
    // What is secret in an answer is kept nowhere.
    if (!caller || asking.key === undefined || !key.startsWith('POST') || entry.cookie) return answer()
    const all = { ...asked, ...(upload && { upload: hash('sha256', upload) }) }
    const repeatable = { customerId: caller.customerId, endpoint: key, key: asking.key, asked: all }
    return gate.idempotency(repeatable, async (command) => answer(command))
  }

  for (const key of Object.keys(entries)) {
    const [method = '', path = ''] = key.split(' ')
    const verb = method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'
    app[verb](`/${path}`, async (request, response) => {
      const position = Number(request.headers['x-position'])
      if (method === 'GET' && position > 0) await gate.reached(position)
      response.setHeader('Cache-Control', method === 'GET' && entries[key]?.who === 'anyone' ? 'no-cache' : 'no-store')
      const fault = entries[key]?.upload ? undefined : strangeBody(request)
      const outcome = fault ?? (await call(key, askingOf(request, entries[key])))
      if (isRefusal(outcome)) turnAway(request)
      if (entries[key]?.cookie && !isRefusal(outcome)) setCookie(response, entries[key].cookie, outcome, gate.secure)
      await send(response, outcome)
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
    if (parsed && !parsed.success)
      return refuse<RefusalName>('InvalidRequest', { errors: fieldErrors(parsed.error.issues) })
    asked[part] = parsed?.data ?? {}
  }
  return asked
}

const deedOf = (caller: Caller | undefined, correlationId: string = randomUUID()) => {
  const role = caller ? (caller.role === 'Admin' ? 'admin' : 'customer') : 'guest'
  return { by: { role, id: caller?.customerId ?? '' }, correlationId } as const
}

const askingOf = (request: Request, entry: Endpoint | undefined): Asking => ({
  params: request.params,
  query: request.query,
  body: request.body,
  upload: entry?.upload && readUpload.bind(undefined, request, entry.upload),
  authorization: request.headers.authorization,
  key: request.header('idempotency-key') || undefined,
  cookies: request.headers.cookie,
  agent: request.headers['user-agent'],
  correlationId: String(request.id ?? randomUUID()),
})

const setCookie = (
  response: Response,
  { name, path }: Cookie,
  { cookie }: Record<string, unknown>,
  secure: boolean,
) => {
  if (!cookie) return
  const { value, seconds } = cookie as CookieReply
  response.cookie(name, value, { path, maxAge: seconds * 1000, httpOnly: true, sameSite: 'strict', secure })
}

const send = (response: Response, answer: Outcome) => {
  if (isRefusal(answer)) return sendRefusal(response, answer as Refusal<RefusalName>)
  if (answer['file']) return sendFile(response, answer['file'] as FileAnswer)
  const { position, cookie: _, message = 'OK', ...rest } = answer
  if (position) response.setHeader('X-Position', String(position))
  return response.json({ code: 0, message, ...rest })
}
