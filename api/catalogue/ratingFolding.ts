import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, idOf } from '#api/readModels/projection.ts'
import type { RowsOf } from '#api/readModels/table.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import type { productTables } from './productTables.ts'

/** What reviews change in the rows of their products: one that is hidden does not count. */
export const ratingFolding = ({ products, product_reviews }: RowsOf<typeof productTables>): Changes<ReviewFact> => {
  const count = (productId: string, rating: number, reviews: number, { position }: StoredFact) => {
    if (!products.get(productId)) return
    products.change(productId, ({ rating_sum, review_count }) => ({
      rating_sum: rating_sum + rating,
      review_count: review_count + reviews,
      position,
    }))
  }
  const show = (fact: StoredFact, hidden: 0 | 1) => {
    const review = product_reviews.get(idOf(fact))
    if (!review || review.hidden === hidden) return
    product_reviews.change(review.id, { hidden })
    const by = hidden ? -1 : 1
    count(review.product_id, by * review.rating, by, fact)
  }

  return {
    ReviewWritten: ({ productId, rating }, fact) => {
      product_reviews.put({ id: idOf(fact), product_id: productId, rating, hidden: 0 })
      count(productId, rating, 1, fact)
    },
    ReviewRewritten: ({ rating }, fact) => {
      const review = product_reviews.get(idOf(fact))
      if (!review) return
      const by = rating - review.rating
      product_reviews.change(review.id, { rating })
      if (!review.hidden) count(review.product_id, by, 0, fact)
    },
    ReviewHidden: (_, fact) => show(fact, 1),
    ReviewShown: (_, fact) => show(fact, 0),
  }
}
