import type { CallFailed } from './callFailed.ts'

interface Failable {
  error?: CallFailed | undefined
  retry: () => void
}

/** What a screen shows instead of an answer that did not come. What does not exist cannot be asked for again. */
export const failureOf = ({ error, retry }: Failable) => {
  if (!error) return undefined
  const isGone = error.reason.status === 404
  return { message: error.message, onRetry: isGone ? undefined : retry }
}
