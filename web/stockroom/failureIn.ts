import type { CallFailed } from '#web/client/callFailed.ts'
import { problemsOf } from './productDrafts.ts'

/** What the form says about a failed saving, in the specification's words: above the fields, and beside those that were refused. */
export const failureIn = (failed: CallFailed | undefined, sentence: string) => {
  if (!failed) return {}
  const errors = problemsOf(failed.reason.errors ?? [])
  const isNamed = Object.keys(errors).length > 0

  return { problem: isNamed ? sentence : `${sentence}: ${failed.message}`, errors }
}
