/** A review in the moderation list. */
export type ModeratedReview = {
  id: string
  /** The author. */
  name: string
  /** 1 to 5. */
  rating: number
  text: string
  /** ISO moment of the last change of the text. */
  writtenAt: string
  /** What was reviewed. */
  subject: { kind: 'product' | 'provider'; name: string; href: string }
  hidden: boolean
  /** Why the review is hidden; empty while it is shown. */
  reason: string
}
