import type { CallFailed } from '#web/state/http/callFailed.ts'
import { fieldErrors } from './productRequests.ts'

/** The messages of a failed save: `problem` above the form starts with `sentence`, `errors` stand at the refused fields. */
export const formFailure = (failed: CallFailed | undefined, sentence: string) => {
  if (!failed) return {}
  const errors = fieldErrors(failed.reason.errors ?? [])
  const hasFieldErrors = Object.keys(errors).length > 0

  return { problem: hasFieldErrors ? sentence : `${sentence}: ${failed.message}`, errors }
}
