import { countCharacters } from '#ui-kit/elements/countCharacters.ts'

/** The form's values: 1 to 5 stars, 0 while none are selected, and plain text. */
export type ReviewDraft = { stars: number; text: string }

export const minReviewLength = 10
export const maxReviewLength = 1000

/** The error message for the text, or undefined when it is valid. The length counts characters after trimming. */
export const reviewTextError = (text: string) => {
  const length = countCharacters(text)
  if (length < minReviewLength) return `The review must be at least ${minReviewLength} characters long`

  return length > maxReviewLength ? `The review must be at most ${maxReviewLength} characters long` : undefined
}

/** The sentence that says what is missing before the review can be submitted; undefined when nothing is. */
export const incompleteReason = ({ stars, text }: ReviewDraft) => {
  if (stars === 0) return 'Choose your stars first.'

  return reviewTextError(text) && 'Say in a few words why: 10 to 1000 characters.'
}
