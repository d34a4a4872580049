import type { DatabaseSync } from 'node:sqlite'
import { ratingIn } from './productAnswer.ts'

/** What reviews say of a product in any state; of one that the list does not know yet, nothing. */
export const openRatings = (database: DatabaseSync) => {
  const find = database.prepare('SELECT rating_sum, review_count FROM products WHERE id = ?')
  return (productId: string) => ratingIn(find.get(productId) ?? nothing)
}

const nothing = { rating_sum: 0, review_count: 0 }
