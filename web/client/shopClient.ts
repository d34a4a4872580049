import { CallFailed, offline, somethingWentWrong } from './callFailed.ts'
import {
  type AnswerOf,
  type AnyAsking,
  type AskingOf,
  type CallKey,
  isPublic,
  nameOf,
  type ReadKey,
  type SendKey,
} from './calls.ts'
import type { Downloaded } from './fileIn.ts'
import type { Keyring } from './keyring.ts'

/** Every call of the shop by its key in the contract. A "no" and a line that fails are thrown as `CallFailed`. */
export interface ShopClient {
  get<Key extends ReadKey>(key: Key, asking: AskingOf<Key>): Promise<AnswerOf<Key>>
  /** The answer's `message` comes with it. `idempotencyKey` makes a repeated request one deed. */
  send<Key extends SendKey>(
    key: Key,
    asking: AskingOf<Key>,
    more?: SendMore,
  ): Promise<AnswerOf<Key> & { message: string }>
  /** A call that answers with a file. */
  download<Key extends ReadKey>(key: Key, asking: AskingOf<Key>): Promise<Downloaded>
}

interface SendMore {
  idempotencyKey?: string
  /** Goes instead of JSON, under its own type. */
  upload?: Blob
  signal?: AbortSignal
  /** How much of an upload has arrived, 0 to 1. */
  onProgress?: (share: number) => void
}

export const openShopClient = (keyring: Keyring): ShopClient => {
  // Of writes that ran at once there is more than one: only the shop can tell which is the furthest.
  const reached = new Set<string>()

  const fetched = async (key: CallKey, asking: AnyAsking, more: SendMore = {}, isAgain = false): Promise<Response> => {
    const brought = [...reached]
    const attempt = (token?: string) => request(key, asking, { ...more, token, reached: brought.join() })
    const response = isPublic(key) ? await attempt() : await authorized(keyring, attempt)
    const position = response.headers.get('X-Position')
    if (position) {
      for (const each of brought) reached.delete(each)
      reached.add(position)
    }
    // The shop's secret has changed: it did not know a position, decided nothing, and gave another one.
    return position && response.status === 400 && !isAgain ? fetched(key, asking, more, true) : response
  }

  // The one place where an answer takes its contract's type: the server has built it from the same table.
  const call = async <Answer>(key: CallKey, asking: AnyAsking, more?: SendMore): Promise<Answer> =>
    (await read(await fetched(key, asking, more))) as Answer

  const download = async (key: CallKey, asking: AnyAsking) => {
    const response = await fetched(key, asking)
    if (!response.ok) await read(response)
    return (await import('./fileIn.ts')).fileIn(response)
  }

  return { get: call, send: call, download }
}

const authorized = async (keyring: Keyring, attempt: (token: string) => Promise<Response>) => {
  const token = await keyring.accessToken()
  if (!token) throw authRequired()
  const response = await attempt(token)
  if (response.status !== 401) return response

  const next = await keyring.renew(token)
  if (!next) throw authRequired()
  return attempt(next)
}

const authRequired = () =>
  new CallFailed('Authorization required but token is missing or invalid', { status: 401, refusal: 'AuthRequired' })

interface Carried extends SendMore {
  token: string | undefined
  /** Where own writes stand: a read waits until it can tell of them, and the answer to a write stands for them as well. */
  reached: string
}

const request = async (key: CallKey, asking: AnyAsking, carried: Carried) => {
  const { token, reached, idempotencyKey, upload } = carried
  const [method = '', path = ''] = nameOf(key, asking).split(' ', 2)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const headers = new Headers({ Accept: 'application/json' })
  if (hasBody) headers.set('Content-Type', upload?.type ?? 'application/json')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (reached) headers.set('X-Position', reached)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  try {
    if (upload)
      return await (await import('./sendFile.ts')).sendFile(`/${path}`, { ...carried, upload, method, headers })
    const body = hasBody ? JSON.stringify({ querydata: asking.querydata ?? {} }) : null
    return await fetch(`/${path}`, { method, headers, body, signal: AbortSignal.timeout(30_000) })
  } catch {
    throw offline()
  }
}

const read = async (response: Response): Promise<unknown> => {
  const answer = await response.json().catch(() => ({}))
  if (response.ok && answer.code === 0) return answer

  const { message = somethingWentWrong, refusal, errors, offered, details, by, at } = answer
  const meanwhile = by && at ? { by, at } : undefined
  throw new CallFailed(message, { status: response.status, refusal, errors, offered, details, meanwhile })
}
