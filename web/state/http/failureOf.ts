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
  error && { message: `${prefix}: ${reasonOf(error)}`, onRetry: isMissing(error) ? undefined : retry }

// A refusal and the general sentence of a fault say enough by themselves.
const shownMessage = (error: CallFailed) =>
  error.reason.refusal || error.message === unexpectedErrorMessage
    ? error.message
    : `Failed to fetch data: ${reasonOf(error)}`

// A shop that does not answer is not the same as a browser without a connection. Node's `navigator` has no `onLine`.
const reasonOf = ({ message, isOffline: isUnreachable }: CallFailed) =>
  isUnreachable && navigator.onLine === false
    ? 'you are offline, and this is not on your device. It loads by itself once you are back online.'
    : message

const isMissing = ({ reason }: CallFailed) => reason.status === 404
