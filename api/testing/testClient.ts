import type { ShopContract } from '#domain/contract.ts'
import type { RequestOf, ResponseOf } from '#domain/kernel/endpoint.ts'

type Key = keyof ShopContract

/** Fields of every response, beside those of the contract. */
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

export interface TestResponse<Body> {
  status: number
  headers: Headers
  /** Empty if the response is a file. */
  body: Body & Envelope
  text: string
}

interface RawOptions {
  /** Sent as JSON; a string and bytes are sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

/** An HTTP client for tests: calls typed by the contract, and raw requests with any method, path and body. */
export const testClient = (url: string, token?: string) => {
  const raw = async <Body>(
    method: string,
    path: string,
    { body, headers }: RawOptions = {},
  ): Promise<TestResponse<Body>> => {
    const answer = await fetch(`${url}/${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRawBody(body) ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isFile = answer.headers.has('content-disposition')
    return { status: answer.status, headers: answer.headers, text, body: isFile || text === '' ? {} : JSON.parse(text) }
  }

  const call = <K extends Key>(
    key: K,
    request: RequestOf<ShopContract[K]> = {},
    headers: Record<string, string> = {},
  ) => {
    const [method = '', path = ''] = key.split(' ')
    const {
      params = {},
      query = {},
      querydata = {},
      upload,
    } = request as { params?: object; query?: object; querydata?: object; upload?: { type: string; content: BodyInit } }
    const hasBody = method === 'POST' || method === 'PATCH'
    return raw<ResponseOf<ShopContract[K]>>(method, `${pathWith(path, params)}${queryString(query)}`, {
      headers: { ...(upload && { 'content-type': upload.type }), ...headers },
      ...(hasBody && { body: upload?.content ?? { querydata } }),
    })
  }
  return Object.assign(call, { raw })
}

export type TestClient = ReturnType<typeof testClient>

/** The status of a response, and the name of its refusal, if it is one. */
export const outcome = ({ status, body }: TestResponse<unknown>) => [status, body.refusal].filter(Boolean)

const isRawBody = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

const pathWith = (path: string, params: object) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(params, name))))

const queryString = (query: object) => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return parameters.size === 0 ? '' : `?${parameters}`
}
