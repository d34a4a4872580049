import { authRequiredMessage } from '#domain/account/sessionMessages.ts'
import { CallFailed, offlineError } from '#web/state/http/callFailed.ts'
import {
  type AnswerOf,
  type AnyRequest,
  type CallKey,
  type ReadKey,
  type RequestOf,
  requestKeyOf,
  type SendKey,
} from '#web/state/http/calls.ts'
import { isPublic } from './publicCalls.ts'
import type { DownloadedFile } from './readDownload.ts'
import type { TokenSource } from './tokenSource.ts'

/** Calls the API by keys of the contract. Throws `CallFailed` for a refusal and for a failed connection. */
export interface ShopClient {
  get<Key extends ReadKey>(key: Key, request: RequestOf<Key>): Promise<AnswerOf<Key>>
  /** Resolves to the answer and its `message`. With an `idempotencyKey`, a repeated request runs its command once. */
  send<Key extends SendKey>(
    key: Key,
    request: RequestOf<Key>,
    options?: SendOptions,
  ): Promise<AnswerOf<Key> & { message: string }>
  /** Makes a call that returns a file. */
  download<Key extends ReadKey>(key: Key, request: RequestOf<Key>): Promise<DownloadedFile>
  /** Whether a call needs no session. */
  isPublic(key: string): boolean
}

export interface SendOptions {
  idempotencyKey?: string
  /** Sent instead of JSON, with its own content type. */
  upload?: Blob
  signal?: AbortSignal
  /** Reports the part of the upload that was sent, 0 to 1. */
  onProgress?: (share: number) => void
}

export const openShopClient = (tokens: TokenSource): ShopClient => {
  // Concurrent writes leave several tokens: only the server can tell which position is the newest.
  const consistencyTokens = new Set<string>()

  const fetchCall = async (
    key: CallKey,
    request: AnyRequest,
    options: SendOptions = {},
    isRetry = false,
  ): Promise<Response> => {
    const sentTokens = [...consistencyTokens]
    const attempt = (token?: string) =>
      sendRequest(key, request, { ...options, token, consistencyTokens: sentTokens.join() })
    const response = isPublic(key) ? await attempt() : await withAccessToken(tokens, attempt)
    const consistencyToken = response.headers.get('X-Position')
    if (consistencyToken) {
      for (const sentToken of sentTokens) consistencyTokens.delete(sentToken)
      consistencyTokens.add(consistencyToken)
    }
    // The server's secret has changed: it rejected the consistency token, ran no command, and sent a new token.
    return consistencyToken && response.status === 400 && !isRetry ? fetchCall(key, request, options, true) : response
  }

  // The only cast to the contract's type: the server builds its answers from the same contract.
  const call = async <Answer>(key: CallKey, request: AnyRequest, options?: SendOptions): Promise<Answer> =>
    (await readAnswer(await fetchCall(key, request, options))) as Answer

  const download = async (key: CallKey, request: AnyRequest) => {
    const response = await fetchCall(key, request)
    if (!response.ok) await readAnswer(response)
    return (await import('./readDownload.ts')).readDownload(response)
  }

  return { get: call, send: call, download, isPublic }
}

const withAccessToken = async (tokens: TokenSource, attempt: (token: string) => Promise<Response>) => {
  const token = await tokens.accessToken()
  if (!token) throw authRequiredError(authRequiredMessage)
  const response = await attempt(token)
  if (response.status !== 401) return response

  const renewed = await tokens.renew(token)
  if (!renewed) throw authRequiredError('No valid tokens')
  return attempt(renewed)
}

const authRequiredError = (message: string) => new CallFailed(message, { status: 401, refusal: 'AuthRequired' })

interface RequestOptions extends SendOptions {
  token: string | undefined
  /** Tokens of own writes: a read waits until the read models contain them; the token of the next write replaces them. */
  consistencyTokens: string
}

const sendRequest = async (key: CallKey, request: AnyRequest, options: RequestOptions) => {
  const { token, consistencyTokens, idempotencyKey, upload } = options
  const [method = '', path = ''] = requestKeyOf(key, request).split(' ', 2)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const headers = new Headers({ Accept: 'application/json' })
  if (hasBody) headers.set('Content-Type', upload?.type ?? 'application/json')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (consistencyTokens) headers.set('X-Position', consistencyTokens)
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey)
  try {
    if (upload)
      return await (await import('./uploadFile.ts')).uploadFile(`/${path}`, { ...options, upload, method, headers })
    const body = hasBody ? JSON.stringify({ querydata: request.querydata ?? {} }) : null
    return await fetch(`/${path}`, { method, headers, body, signal: AbortSignal.timeout(30_000) })
  } catch {
    throw offlineError()
  }
}

const readAnswer = async (response: Response): Promise<unknown> => {
  const answer = await response.json().catch(() => ({}))
  if (response.ok && answer.code === 0) return answer

  // An answer without a message is not one of the shop's: a proxy's page, or a response that was cut off.
  const { message = 'Fetch failed', refusal, errors, offered, details, by, at } = answer
  const concurrentChange = by && at ? { by, at } : undefined
  throw new CallFailed(message, { status: response.status, refusal, errors, offered, details, concurrentChange })
}
