import { ratedReviews } from '#api/readModels/ratingChanges.ts'
import { table } from '#api/readModels/table.ts'
import { productCount } from './productNumbers.ts'

/** One row per product. Money in cents. `number` counts products from 1 in the order they were added; `position` is that of the newest fact. */
const products = table(
  {
    id: 'text',
    number: 'integer',
    slug: 'text',
    name: 'text',
    brand: 'text',
    categories: 'text',
    state: 'text',
    edits: 'integer',
    /** Before its discount. */
    list_price: 'integer',
    price: 'integer',
    cost_price: 'integer',
    discount: 'integer',
    quantity: 'integer',
    reserved: 'integer',
    /** Pieces that were shipped. */
    sold: 'integer',
    featured: 'integer',
    rating_sum: 'integer',
    review_count: 'integer',
    date_added: 'text',
    changed_at: 'text',
    position: 'integer',
    details: 'text',
  },
  ['id'],
  ['slug, number', 'number', 'position'],
  { keptRows: 2500 },
)

export const productTables = {
  products,
  product_reviews: ratedReviews,
  product_count: productCount,
}
