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
}

export interface Answered<Body> {
  status: number
  headers: Headers
  body: Body & Envelope
}

interface Raw {
  /** Sent as JSON, a text as it stands. */
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
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
  }

  const call = <K extends Key>(key: K, asking: Asking<ShopContract[K]> = {}, headers: Record<string, string> = {}) => {
    const [method = '', path = ''] = key.split(' ')
    const {
      params = {},
      query = {},
      querydata = {},
    } = asking as { params?: object; query?: object; querydata?: object }
    const hasBody = method === 'POST' || method === 'PATCH'
    return raw<Answer<ShopContract[K]>>(method, `${filled(path, params)}${search(query)}`, {
      headers,
      ...(hasBody && { body: { querydata } }),
    })
  }
  return Object.assign(call, { raw })
}

export type Calls = ReturnType<typeof callsOf>

/** An answer's status and the name of its refusal, if it is one. */
export const outcome = ({ status, body }: Answered<unknown>) => [status, body.refusal].filter(Boolean)

const filled = (path: string, params: object) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))

const search = (query: object) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return parameters.size === 0 ? '' : `?${parameters}`
}
