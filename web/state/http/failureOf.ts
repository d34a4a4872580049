import type { CallFailed } from './callFailed.ts'

interface FailedQuery {
  error?: CallFailed | undefined
  retry: () => void
}

/** The `failure` props of a screen for a failed query. A 404 offers no retry. */
export const failureOf = ({ error, retry }: FailedQuery) => {
  if (!error) return undefined
  const isMissing = error.reason.status === 404
  return { message: error.message, onRetry: isMissing ? undefined : retry }
}
