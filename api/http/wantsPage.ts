import type { Request } from 'express'
import { pathPattern } from './pathPattern.ts'
import { rememberByHeader } from './rememberByHeader.ts'

/** Whether a request is for a page: programs that accept JSON first get the answer of the API. */
const wantsPage = (request: Request) => (request.method === 'GET' || request.method === 'HEAD') && prefersPage(request)

const prefersPage = rememberByHeader('accept', (request) => request.accepts(['html', 'json']) === 'html')

/** Returns whether a request gets a page: it wants one, and its path is none of the API. `keys` are those of the contract. */
export const pageMatcher = (keys: readonly string[]) => {
  const calls = keys.filter((key) => key.startsWith('GET ')).map((key) => pathPattern(key.slice(4)))
  const known = new WeakMap<Request, boolean>()

  return (request: Request) => {
    const isPage = known.get(request) ?? (wantsPage(request) && !calls.some((call) => call.test(request.path)))
    known.set(request, isPage)
    return isPage
  }
}
