import { randomUUID } from 'node:crypto'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import type { Call, Caller } from './answers.ts'
import { querydataOf } from './body.ts'
import { fieldErrors } from './fieldErrors.ts'
import type { readUpload } from './upload.ts'

/** What a call carries before it is checked. */
export interface Asking {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Reads the file that the request carries. */
  upload?: (() => ReturnType<typeof readUpload>) | undefined
  authorization?: string | undefined
  key?: string | undefined
  /** The value of the entry's cookie. */
  cookie?: string | undefined
  /** The header `User-Agent`. */
  agent?: string | undefined
  /** Whose line it came by, as limits tell callers apart. */
  address?: string | undefined
  correlationId?: string
}

/** A call that may be made and makes sense. */
export type Checked = Omit<Call<Endpoint>, 'once'> & { upload?: Buffer<ArrayBuffer> }

export interface Doorkeeper {
  authenticate(authorization: string | undefined): Promise<Caller | undefined>
}

/** The call as its answer is given it, or why it may not be made or makes no sense. */
export const check = async (key: string, entry: Endpoint, asking: Asking, { authenticate }: Doorkeeper) => {
  const caller = await authenticate(asking.authorization)
  const denied = entry.who === 'anyone' ? undefined : denial(entry, caller)
  if (denied) return denied
  const asked = askedOf(key, entry, asking)
  if (isRefusal(asked)) return asked
  // Whoever may not call, or asks for the wrong thing, does not make the shop read a file.
  const upload = entry.upload && (await asking.upload?.())
  if (isRefusal(upload)) return upload

  const { key: own, agent, address, cookie, correlationId } = asking
  const deed = deedOf(caller, correlationId)
  return { ...asked, caller, deed, key: own, agent, address, cookie, ...(upload && { upload }) } as Checked
}

const denial = (entry: Endpoint, caller: Caller | undefined) => {
  if (!caller) return refuse<RefusalName>('AuthRequired')
  return entry.who === 'admin' && caller.role !== 'Admin' ? refuse<RefusalName>('NotAllowed') : undefined
}

const askedOf = (key: string, entry: Endpoint, { params, query, body }: Asking) => {
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
