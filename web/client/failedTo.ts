import { failureOf } from './failure.ts'

/** The same as `failureOf`, after the specification's words for it: 'Failed to fetch addresses'. */
export const failedTo = (words: string, answered: Parameters<typeof failureOf>[0]) => {
  const failure = failureOf(answered)

  return failure && { ...failure, message: `${words}: ${failure.message}` }
}
