import type { Request } from 'express'
import { pathPattern } from './pathPattern.ts'

/** Whether a request is for a page: programs that accept JSON first get the answer of the API. */
export const wantsPage = (request: Request) =>
  (request.method === 'GET' || request.method === 'HEAD') && request.accepts(['html', 'json']) === 'html'

/** Returns whether a request gets a page: it wants one, and its path is none of the API. `keys` are those of the contract. */
export const pageMatcher = (keys: readonly string[]) => {
  const calls = keys.filter((key) => key.startsWith('GET ')).map((key) => pathPattern(key.slice(4)))
  return (request: Request) => wantsPage(request) && !calls.some((call) => call.test(request.path))
}
