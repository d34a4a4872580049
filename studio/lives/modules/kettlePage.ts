import { productIdOf } from '#api/catalogue/productCreation.ts'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import type { LivedShop } from '#studio/lives/livedShop.ts'
import type { Module } from '#studio/lives/writeModule.ts'
import { productProps, productTrail } from '#web/catalogue/product/productProps.ts'
import { cardOf } from '#web/state/catalogue/productCard.ts'
import { reviewProps } from '#web/state/review/reviewProps.ts'

const slug = 'vuthela-rondavel-kettle'

/** The page of the red kettle, with its reviews. */
export const kettlePageModules = async ({ guest }: LivedShop): Promise<Module[]> => {
  const { data } = (await guest('GET products/getProduct/:slug', { params: { slug } })).body
  const params = { id: productIdOf(slug) }
  const crossSell = (await guest('GET products/getCrossSellProduct/:id', { params })).body.data
  const query = { limit: '4' }
  const reviews = (await guest('GET reviews/product/:productId', { params: { productId: params.id }, query })).body
  return [
    {
      file: 'stories/lives/kettlePage.ts',
      constants: [
        {
          name: 'shownKettle',
          type: { name: 'ShownProduct', from: 'ui-kit/screens/catalogue/LoadedProduct.tsx' },
          doc: 'The red kettle on its own page.',
          value: productProps(data),
        },
        {
          name: 'kettleTrail',
          type: { name: 'readonly TrailStep[]', from: 'stories/lives/listing.ts' },
          doc: 'The way to the kettle.',
          value: productTrail(data),
        },
        {
          name: 'kettleCrossSell',
          type: { name: 'readonly CardProduct[]', from: 'ui-kit/shop/catalogue/ProductCard.tsx' },
          doc: 'What goes well with the kettle.',
          value: crossSell.map(cardOf(defaultDeliveryTerms)),
        },
        {
          name: 'writtenReviews',
          type: { name: 'readonly ShownReview[]', from: 'ui-kit/shop/review/ReviewCard.tsx' },
          doc: 'The newest four reviews of the kettle.',
          // The shop makes the ids of reviews with a secret of its own.
          value: reviews.results.map(reviewProps).map((review, place) => ({ ...review, id: `review${place + 1}` })),
        },
        {
          name: 'kettleRating',
          type: { name: 'RatingOfProduct', from: 'stories/lives/listing.ts' },
          doc: 'All its reviews: the average, how many, and how many for each rating.',
          value: { average: reviews.averageRating, total: reviews.meta.totalCount, counts: reviews.histogram },
        },
      ],
    },
  ]
}
