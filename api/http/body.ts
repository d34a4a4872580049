import { json, type Request, type RequestHandler } from 'express'
import { refuse } from '#domain/kernel/decision.ts'
import type { RefusalName } from '#domain/refusalWords.ts'
import { turnAway } from './upload.ts'

const mostBytes = 64 * 1024
const mostLevels = 32
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads JSON bodies of at most 64 KB. Any other body is left to the call that it is meant for. */
export const readBody: RequestHandler[] = [
  (request, _response, next) => {
    const isTooLarge = Number(request.headers['content-length'] ?? 0) > mostBytes
    if (!request.is('json') || !isTooLarge) return next()
    turnAway(request)
    next(refuse<RefusalName>('BodyIsTooLarge'))
  },
  json({ limit: mostBytes, strict: true }),
]

/** Why a body cannot be taken by a call that knows JSON only. */
export const strangeBody = (request: Request) =>
  hasBody(request) && !request.is('json') ? refuse<RefusalName>('BodyIsNotJson') : undefined

/** Whether anything comes behind the headers, by their own word. */
export const hasBody = ({ headers }: Request) =>
  Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers

/** The request's `querydata`, or why it cannot be taken. */
export const querydataOf = (body: unknown, bare = false) => {
  const fault = faultOf(body)
  if (fault) return fault
  if (isObject(body) && isObject(body['querydata'])) return { querydata: body['querydata'] }
  return bare ? { querydata: body } : missing
}

const missing = refuse('InvalidRequest', {
  errors: [{ field: 'querydata', message: 'The querydata must be an object' }],
})

const faultOf = (value: unknown, level = 1): ReturnType<typeof refuse<RefusalName>> | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (level > mostLevels) return refuse('BodyIsTooDeep')
  for (const [key, inner] of Object.entries(value)) {
    if (dangerousKeys.has(key)) {
      return refuse('InvalidRequest', { errors: [{ field: key, message: `${key} is not a field` }] })
    }
    const fault = faultOf(inner, level + 1)
    if (fault) return fault
  }
  return undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
