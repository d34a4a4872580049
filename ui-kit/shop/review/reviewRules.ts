import { charactersIn } from '#ui-kit/elements/charactersIn.ts'

/** What a buyer fills in: 1 to 5 stars, 0 while none are chosen, and plain text. */
export type ReviewDraft = { stars: number; text: string }

export const fewest = 10
export const most = 1000

/** The sentence to show below the text, or undefined when it is fine. Counted in characters after trimming. */
export const textError = (typed: string) => {
  const length = charactersIn(typed)
  if (length < fewest) return `The review must be at least ${fewest} characters long`

  return length > most ? `The review must be at most ${most} characters long` : undefined
}

/** What still keeps a review from being sent, in a sentence; undefined when nothing does. */
export const missing = ({ stars, text }: ReviewDraft) => {
  if (stars === 0) return 'Choose your stars first.'

  return textError(text) && 'Say in a few words why: 10 to 1000 characters.'
}
