import { z } from 'zod'
import { readContentFolder } from './content.ts'
import { BuyerKey, demoShoppers } from './people.ts'

const Review = z.strictObject({
  rating: z.literal([1, 2, 3, 4, 5]),
  /** When it was written, in days before the shop's first start. */
  daysAgo: z.number(),
  text: z.string(),
})

/** Reviews by the slug of the product and the key of the shopper: one review per product and shopper. */
const Reviews = z.record(z.string(), z.partialRecord(BuyerKey, Review))

export interface DemoReview extends z.output<typeof Review> {
  /** The slug of a product, of which there is more in stock than there are reviews. */
  product: string
  shopper: string
}

/** The reviews of the demo shoppers. */
export const demoReviews: readonly DemoReview[] = readContentFolder('reviews', Reviews)
  .flatMap((reviews) => Object.entries(reviews))
  .flatMap(([product, byShopper]) =>
    demoShoppers.flatMap(({ key: shopper }) => {
      const review = byShopper[shopper]
      return review ? [{ product, shopper, ...review }] : []
    }),
  )
