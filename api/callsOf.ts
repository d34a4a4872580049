import type { ShopContract } from '#domain/contract.ts'
import type { Answer, Asking } from '#domain/kernel/endpoint.ts'

type Key = keyof ShopContract

/** What is in every answer, beside what the contract's entry promises. */
interface Envelope {
  code: number
  message: string
  refusal?: string
  errors?: { field: string; message: string }[]
  offered?: string[]
  details?: Record<string, string | number>
  changes?: { field: string; from: unknown; to: unknown }[]
  by?: { role: string; id: string; name: string }
  version?: number
}

export interface Answered<Body> {
  status: number
  headers: Headers
  /** Empty where the answer is a file. */
  body: Body & Envelope
  text: string
}

interface Raw {
  /** Sent as JSON, a text and bytes as they stand. */
  body?: unknown
  headers?: Record<string, string>
}

/** The calls that somebody can make over HTTP: typed by the contract, or raw with whatever they like. */
export const callsOf = (url: string, token?: string) => {
  const raw = async <Body>(method: string, path: string, { body, headers }: Raw = {}): Promise<Answered<Body>> => {
    const answer = await fetch(`${url}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isSentAsItStands(body) ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isFile = answer.headers.has('content-disposition')
    return { status: answer.status, headers: answer.headers, text, body: isFile || text === '' ? {} : JSON.parse(text) }
  }

  const call = <K extends Key>(key: K, asking: Asking<ShopContract[K]> = {}, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = key.split(' ')
    const {
      params = {},
      query = {},
      querydata = {},
      upload,
    } = asking as { params?: object; query?: object; querydata?: object; upload?: { type: string; content: BodyInit } }
    const hasBody = method === 'POST' || method === 'PATCH'
    return raw<Answer<ShopContract[K]>>(method, `${filled(path, params)}${search(query)}`, {
      headers: { ...(upload && { 'content-type': upload.type }), ...headers },
      ...(hasBody && { body: upload?.content ?? { querydata } }),
    })
  }
  return Object.assign(call, { raw })
}

export type Calls = ReturnType<typeof callsOf>

/** An answer's status and the name of its refusal, if it is one. */
export const outcome = ({ status, body }: Answered<unknown>) => [status, body.refusal].filter(Boolean)

const isSentAsItStands = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

const filled = (path: string, params: object) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))

const search = (query: object) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return parameters.size === 0 ? '' : `?${parameters}`
}
