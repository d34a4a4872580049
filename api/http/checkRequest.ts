import { randomUUIDv7 } from 'node:crypto'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import type { Endpoint } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { parseQuerydata } from './body/parseBody.ts'
import type { readUpload } from './body/readUpload.ts'
import { fieldErrors } from './fieldErrors.ts'
import type { Call, Caller } from './handlers.ts'

/** A request before it is authenticated and validated. */
export interface RawRequest {
  params?: unknown
  query?: unknown
  body?: unknown
  /** Reads the uploaded file from the request body. */
  upload?: (() => ReturnType<typeof readUpload>) | undefined
  authorization?: string | undefined
  key?: string | undefined
  /** Values of the entry's cookies, by name. */
  cookies?: Record<string, string | undefined>
  /** The header `User-Agent`. */
  agent?: string | undefined
  /** The client address that rate limits count by. */
  address?: string | undefined
  correlationId?: string
}

/** An authorized and validated request. */
export type ParsedRequest = Omit<Call<Endpoint>, 'idempotentContext'> & {
  upload?: Buffer<ArrayBuffer>
  cookies: Record<string, string | undefined>
}

export interface Authenticator {
  authenticate(authorization: string | undefined): Promise<Caller | undefined>
}

/** Authenticates, authorizes and validates a request; returns it parsed, or a refusal. */
export const checkRequest = async (
  key: string,
  entry: Endpoint,
  request: RawRequest,
  { authenticate }: Authenticator,
) => {
  const caller = await authenticate(request.authorization)
  const denied = entry.access === 'anyone' ? undefined : denial(entry, caller)
  if (denied) return denied
  const parsedRequest = parseRequest(key, entry, request)
  if (isRefusal(parsedRequest)) return parsedRequest
  // The upload is read last: an unauthorized or invalid request must not cost the shop reading a file.
  const upload = entry.upload && (await request.upload?.())
  if (isRefusal(upload)) return upload

  const { key: own, agent, address, cookies = {}, correlationId } = request
  const context = commandContextOf(caller, correlationId)
  return {
    ...parsedRequest,
    caller,
    context,
    key: own,
    agent,
    address,
    cookies,
    ...(upload && { upload }),
  } as ParsedRequest
}

const denial = (entry: Endpoint, caller: Caller | undefined) => {
  if (!caller) return refuse<RefusalName>('AuthRequired')
  return entry.access === 'admin' && caller.role !== 'Admin' ? refuse<RefusalName>('NotAllowed') : undefined
}

const parseRequest = (key: string, entry: Endpoint, { params, query, body }: RawRequest) => {
  const sent =
    entry.querydata && !key.startsWith('GET') ? parseQuerydata(body, entry.acceptsBareBody) : { querydata: {} }
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

const commandContextOf = (caller: Caller | undefined, correlationId: string = randomUUIDv7()) => {
  const role = caller ? (caller.role === 'Admin' ? 'admin' : 'customer') : 'guest'
  return { by: { role, id: caller?.customerId ?? '' }, correlationId } as const
}
