import type { RequestHandler } from 'express'
import { pathPattern } from '#api/http/pathPattern.ts'
import { clientKeyOf } from '#api/http/rateLimits.ts'
import type { SecurityLog } from '#api/http/securityLog.ts'

/**
 * Middleware that records the requests that a rate limit refuses. It is mounted before all limits and reads the finished response, so that
 * limits need not know it. `keys` are those of the contract: a path that is not in it is recorded nowhere.
 */
export const reportRateLimits = (security: SecurityLog, keys: readonly string[]): RequestHandler => {
  const endpointOf = endpointMatcher(keys)
  return (request, response, next) => {
    const { method, path } = request
    response.once('finish', () => {
      if (response.locals['refusal'] !== 'TooManyRequests') return
      security.record({
        event: 'RateLimitHit',
        reason: endpointOf(method, path),
        address: clientKeyOf(request),
        agent: request.headers['user-agent'],
        correlationId: String(request.id),
      })
    })
    next()
  }
}

/** Returns a function that finds the contract key of a request; `another page` for a path that is not in the contract. */
const endpointMatcher = (keys: readonly string[]) => {
  const endpoints = keys.map((key) => {
    const [method = '', path = ''] = key.split(' ')
    return { key, method, pattern: pathPattern(path) }
  })
  return (method: string, path: string) =>
    endpoints.find((call) => call.method === method && call.pattern.test(path))?.key ?? 'another page'
}
