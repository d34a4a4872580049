import type { RequestHandler } from 'express'
import { pathPattern } from '#api/http/pathPattern.ts'
import { refuse } from '#domain/kernel/decision.ts'
import type { Contract } from '#domain/kernel/endpoint.ts'
import type { RefusalName } from '#domain/refusalMessages.ts'
import { hasBody, maxBodyBytes } from './parseBody.ts'
import { readBytes } from './readBytes.ts'
import { drainAndClose } from './readUpload.ts'

/**
 * Reads every body to its end before other middleware runs, on every path, even if no handler uses it. A body of more than 64 KB gets 413,
 * one that does not end within `timeout` milliseconds gets 408, and the connection is closed. Upload endpoints read the body themselves,
 * after they have authenticated the caller.
 */
export const limitBody = (entries: Contract, timeout: number): RequestHandler => {
  const isUpload = uploadMatcher(entries)

  return async (request, response, next) => {
    if (!hasBody(request)) return next()
    // Otherwise Node would read the rest of the body, however long, to reuse the connection.
    response.once('finish', () => drainAndClose(request))
    if (isUpload(request.method, request.path) && !request.is('json')) return next()

    const isDeclaredTooLarge = Number(request.headers['content-length'] ?? 0) > maxBodyBytes
    const bytes = isDeclaredTooLarge ? 'tooLarge' : await readBytes(request, { maxBytes: maxBodyBytes, timeout })
    if (Buffer.isBuffer(bytes)) {
      request.body = bytes
      return next()
    }
    drainAndClose(request)
    throw refuse<RefusalName>(bytes === 'tooLarge' ? 'BodyIsTooLarge' : 'BodyIsTooSlow')
  }
}

const uploadMatcher = (entries: Contract) => {
  const uploads = Object.entries(entries).flatMap(([key, { upload }]) => {
    const [method, path = ''] = key.split(' ')
    return upload ? [{ method, pattern: pathPattern(path) }] : []
  })
  return (requestMethod: string, path: string) =>
    uploads.some(({ method, pattern }) => method === requestMethod && pattern.test(path))
}
