import type { Request } from 'express'
import { lruCache } from '#api/eventStore/lruCache.ts'

/** Clients send few different headers. */
const maxHeaders = 500
/** Characters. What follows from a longer header is computed each time. */
const maxLength = 500

/** The key of requests without the header, which means something else than an empty one. No header has a line break. */
const notSent = '\n'

/** Makes of a function of a request, which depends on one of its headers only, one that computes once for each value of the header. */
export const rememberByHeader = <Value extends string | boolean | readonly string[]>(
  name: 'accept' | 'accept-encoding',
  compute: (request: Request) => Value,
) => {
  const known = lruCache<string, Value>(maxHeaders)

  return (request: Request) => {
    const header = request.headers[name] ?? notSent
    if (header.length > maxLength) return compute(request)
    const value = known.get(header) ?? compute(request)
    known.set(header, value)
    return value
  }
}
