import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Changes } from '#api/readModels/projection.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import type { productTables } from './productTables.ts'

/** The changes that the facts of reviews make to the rows of their products. Hidden reviews do not count. */
export const ratingRowChanges = ({ products, product_reviews }: RowsOf<typeof productTables>): Changes<ReviewFact> => {
  const addToRating = (productId: string, rating: number, reviews: number, { position }: StoredFact) => {
    if (!products.get(productId)) return
    products.change(productId, ({ rating_sum, review_count }) => ({
      rating_sum: rating_sum + rating,
      review_count: review_count + reviews,
      position,
    }))
  }
  const setHidden = (fact: StoredFact, hidden: 0 | 1) => {
    const review = product_reviews.get(recordIdOf(fact))
    if (!review || review.hidden === hidden) return
    product_reviews.change(review.id, { hidden })
    const sign = hidden ? -1 : 1
    addToRating(review.product_id, sign * review.rating, sign, fact)
  }

  return {
    ReviewWritten: ({ productId, rating }, fact) => {
      product_reviews.put({ id: recordIdOf(fact), product_id: productId, rating, hidden: 0 })
      addToRating(productId, rating, 1, fact)
    },
    ReviewRewritten: ({ rating }, fact) => {
      const review = product_reviews.get(recordIdOf(fact))
      if (!review) return
      const difference = rating - review.rating
      product_reviews.change(review.id, { rating })
      if (!review.hidden) addToRating(review.product_id, difference, 0, fact)
    },
    ReviewHidden: (_, fact) => setHidden(fact, 1),
    ReviewShown: (_, fact) => setHidden(fact, 0),
  }
}
