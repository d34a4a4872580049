import { failureOf } from './failureOf.ts'

/** `failureOf` with a message that begins with the specification's words: 'Failed to fetch addresses'. */
export const prefixedFailure = (prefix: string, query: Parameters<typeof failureOf>[0]) => {
  const failure = failureOf(query)

  return failure && { ...failure, message: `${prefix}: ${failure.message}` }
}
