import type { FieldError } from '#domain/kernel/decision.ts'

export const unexpectedErrorMessage = 'Something went wrong. Please try again or refresh the page.'

interface FailureReason {
  /** HTTP status; 0 when the server could not be reached. */
  status: number
  /** The refusal's name, when the shop refused the command. */
  refusal?: string | undefined
  errors?: readonly FieldError[] | undefined
  /** The values that the shop would accept instead. */
  offered?: readonly string[] | undefined
  /** Figures of the refusal; money in rand. */
  details?: Readonly<Record<string, string | number>> | undefined
  /** Who changed the same record first, and when (ISO 8601). */
  concurrentChange?: { by: { name: string }; at: string } | undefined
}

/** A call that the shop refused, or that did not reach it. `message` is the sentence to show. */
export class CallFailed extends Error {
  readonly reason: FailureReason

  constructor(message: string, reason: FailureReason) {
    super(message)
    this.reason = reason
  }

  /** The server could not be reached. */
  get isOffline() {
    return this.reason.status === 0
  }

  /** The shop has decided about the call. One that is overloaded or failing has not, nor one that still works on the same request. */
  get isDecided() {
    const { status, refusal } = this.reason
    return status !== 0 && status < 500 && status !== 429 && refusal !== 'KeyIsRunning'
  }
}

export const offlineError = () => new CallFailed('Network error', { status: 0 })

/** Wraps whatever was thrown in a `CallFailed`. */
export const asCallFailed = (thrown: unknown) =>
  thrown instanceof CallFailed ? thrown : new CallFailed(unexpectedErrorMessage, { status: 500 })
