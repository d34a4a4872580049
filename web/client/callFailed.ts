import type { FieldError } from '#domain/kernel/decision.ts'

export const somethingWentWrong = 'Something went wrong. Please try again or refresh the page.'

interface Reason {
  /** HTTP status; 0 when the shop could not be reached. */
  status: number
  /** The refusal's name, where the shop said no. */
  refusal?: string | undefined
  errors?: readonly FieldError[] | undefined
  /** What would be possible instead. */
  offered?: readonly string[] | undefined
  /** Figures of the refusal; money in rand. */
  details?: Readonly<Record<string, string | number>> | undefined
  /** Who was quicker, and when (ISO 8601), where somebody else changed the same record. */
  meanwhile?: { by: { name: string }; at: string } | undefined
}

/** A call that was refused or did not get through. `message` is the sentence to show. */
export class CallFailed extends Error {
  readonly reason: Reason

  constructor(message: string, reason: Reason) {
    super(message)
    this.reason = reason
  }

  /** The shop could not be reached at all. */
  get isOffline() {
    return this.reason.status === 0
  }
}

export const offline = () => new CallFailed('Network error', { status: 0 })

/** What was thrown, as a failed call. */
export const asCallFailed = (thrown: unknown) =>
  thrown instanceof CallFailed ? thrown : new CallFailed(somethingWentWrong, { status: 500 })
