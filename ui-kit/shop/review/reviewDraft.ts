import type { TextRule } from '#ui-kit/elements/textRule.ts'

/** The form's values: 1 to 5 stars, 0 while none are selected, and plain text. */
export type ReviewDraft = { stars: number; text: string }

/** The sentence that says what is missing before the review can be submitted; undefined when nothing is. */
export const incompleteReason = ({ stars, text }: ReviewDraft, { min, max, check }: TextRule) => {
  if (stars === 0) return 'Choose your stars first.'

  return check(text) && `Say in a few words why: ${min} to ${max} characters.`
}
