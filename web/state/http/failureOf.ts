import { type CallFailed, unexpectedErrorMessage } from './callFailed.ts'

interface FailedQuery {
  error?: CallFailed | undefined
  retry: () => void
}

/** The `failure` props of a screen for a failed query. A 404 offers no retry. */
export const failureOf = ({ error, retry }: FailedQuery) =>
  error && { message: shownMessage(error), onRetry: isMissing(error) ? undefined : retry }

/** `failureOf` with a message that begins with the specification's words: 'Failed to fetch addresses'. */
export const prefixedFailure = (prefix: string, { error, retry }: FailedQuery) =>
  error && { message: `${prefix}: ${error.message}`, onRetry: isMissing(error) ? undefined : retry }

// A refusal and the general sentence of a fault say enough by themselves.
const shownMessage = ({ message, reason }: CallFailed) =>
  reason.refusal || message === unexpectedErrorMessage ? message : `Failed to fetch data: ${message}`

const isMissing = ({ reason }: CallFailed) => reason.status === 404
