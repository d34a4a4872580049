import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import type { Request, RequestHandler } from 'express'
import { refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'

/** Maximum bytes of a body that is no upload, compressed and decompressed. */
export const maxBodyBytes = 64 * 1024
const maxNesting = 32
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses the bytes that `limitBody` has read as JSON. Upload endpoints read other bodies themselves. */
export const parseBody: RequestHandler = async (request, _response, next) => {
  const bytes: unknown = request.body
  request.body = Buffer.isBuffer(bytes) && hasJsonBody(request) ? await parseJsonBody(request, bytes) : undefined
  next()
}

/** Refuses a body that is not JSON on an endpoint without upload. */
export const refuseUnsupportedBody = (request: Request) =>
  hasBody(request) && !hasJsonBody(request) ? refuse<RefusalName>('BodyIsNotJson') : undefined

/** Whether the request has a body according to its headers. */
export const hasBody = ({ headers }: Request) =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers

// Most clients spell it so; every other type is compared by Express.
const hasJsonBody = (request: Request) =>
  request.headers['content-type'] === 'application/json' || Boolean(request.is('json'))

/** The request's `querydata`, or a refusal. */
export const parseQuerydata = (body: unknown, bare = false) => {
  const refusal = refuseUnsafeJson(body)
  if (refusal) return refusal
  if (isObject(body) && isObject(body['querydata'])) return { querydata: body['querydata'] }
  return bare ? { querydata: body } : querydataIsMissing
}

const parseJsonBody = async ({ headers }: Request, bytes: Buffer) => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8'
  const decompress = decompressors.get((headers['content-encoding'] ?? 'identity').toLowerCase())
  if (charset.toLowerCase() !== 'utf-8' || !decompress) throw refuse<RefusalName>('BodyIsNotJson')

  const text = textOf(await decompress(bytes, { maxOutputLength: maxBodyBytes }).catch(refuseDecompression))
  if (text.trim() === '') return {}
  const value = jsonOf(text)
  if (typeof value !== 'object' || value === null) throw malformed
  return value
}

// Invalid UTF-8 would be stored as replacement characters for ever.
const decoder = new TextDecoder('utf-8', { fatal: true })

const textOf = (bytes: Buffer) => {
  try {
    return decoder.decode(bytes)
  } catch {
    throw malformed
  }
}

type Decompress = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const decompressors = new Map<string, Decompress>([
  ['identity', async (bytes) => bytes],
  ['gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

const malformed = refuse<RefusalName>('BodyIsMalformed')

const refuseDecompression = (error: unknown): never => {
  const { code } = Object(error) as { code?: string }
  throw code === 'ERR_BUFFER_TOO_LARGE' ? refuse<RefusalName>('BodyIsTooLarge') : malformed
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed
  }
}

const querydataIsMissing = refuse('InvalidRequest', {
  errors: [{ field: 'querydata', message: 'The querydata must be an object' }],
})

const refuseUnsafeJson = (value: unknown, level = 1): ReturnType<typeof refuse<RefusalName>> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (level > maxNesting) return refuse('BodyIsTooDeep')
  for (const [key, inner] of Object.entries(value)) {
    if (dangerousKeys.has(key)) {
      return refuse('InvalidRequest', { errors: [{ field: key, message: `${key} is not a field` }] })
    }
    const fault = refuseUnsafeJson(inner, level + 1)
    if (fault) return fault
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
