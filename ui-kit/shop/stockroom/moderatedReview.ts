/** A review as admins see it. */
export type ModeratedReview = {
  id: string
  /** Who wrote it. */
  name: string
  /** 1 to 5. */
  rating: number
  text: string
  /** ISO moment at which its words last changed. */
  writtenAt: string
  product: string
  productHref: string
  hidden: boolean
  /** Why it is hidden; empty while it is shown. */
  reason: string
}
