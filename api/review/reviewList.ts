import { createHash } from 'node:crypto'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'

const erasedWords = { text: '', name: '' }

/** Reviews as product pages and admins list them, and the orders that may make a customer a verified buyer. */
export const reviewList = projection({
  name: 'reviewList',
  version: 1,
  tables: {
    reviews: table(
      {
        /** The id of the stream: product and customer. */
        record: 'text',
        id: 'text',
        product_id: 'text',
        customer_id: 'text',
        order_id: 'text',
        rating: 'integer',
        text: 'text',
        name: 'text',
        written_at: 'text',
        hidden: 'integer',
        reason: 'text',
      },
      ['record'],
      ['id', 'product_id, hidden, rating', 'product_id, hidden, written_at', 'written_at'],
    ),
    review_authors: table({ id: 'text', records: 'text', erased: 'integer' }, ['id']),
    review_products: table({ id: 'text', name: 'text', slug: 'text' }, ['id']),
    review_purchases: table(
      { order_id: 'text', customer_id: 'text', products: 'text', placed_at: 'text', delivered: 'integer' },
      ['order_id'],
      ['customer_id, delivered DESC, placed_at DESC'],
    ),
  },
  when: ({
    reviews,
    review_authors,
    review_products,
    review_purchases,
  }): Changes<ReviewFact | OrderFact | ProductFact | AccountFact> => {
    const author = (id: string) => review_authors.get(id) ?? { id, records: '[]', erased: 0 }
    const unlessErased = (customerId: string, { text, name }: { text: string; name: string }) =>
      author(customerId).erased ? erasedWords : { text, name }

    return {
      ReviewWritten: ({ productId, customerId, orderId, rating, ...words }, fact) => {
        const record = recordIdOf(fact)
        const { records, ...rest } = author(customerId)
        review_authors.put({ ...rest, records: JSON.stringify([...parseRecords(records), record]) })
        reviews.put({
          record,
          id: publicReviewId(fact.id),
          product_id: productId,
          customer_id: customerId,
          order_id: orderId,
          rating,
          ...unlessErased(customerId, words),
          written_at: fact.meta.at,
          hidden: 0,
          reason: '',
        })
      },
      ReviewRewritten: ({ customerId, rating, ...words }, fact) =>
        reviews.change(recordIdOf(fact), { rating, ...unlessErased(customerId, words), written_at: fact.meta.at }),
      ReviewHidden: ({ reason }, fact) => reviews.change(recordIdOf(fact), { hidden: 1, reason }),
      ReviewShown: (_, fact) => reviews.change(recordIdOf(fact), { hidden: 0, reason: '' }),
      AccountErased: (_, fact) => {
        const erasedAuthor = { ...author(recordIdOf(fact)), erased: 1 }
        review_authors.put(erasedAuthor)
        for (const record of parseRecords(erasedAuthor.records)) reviews.change(record, erasedWords)
      },
      ProductAdded: ({ name, slug }, fact) => review_products.put({ id: recordIdOf(fact), name, slug }),
      ProductDrafted: ({ name, slug }, fact) => review_products.put({ id: recordIdOf(fact), name, slug }),
      ProductDescribed: ({ name }, fact) => {
        if (name !== undefined) review_products.change(recordIdOf(fact), { name })
      },
      OrderPlaced: ({ customerId, lines }, fact) =>
        review_purchases.put({
          order_id: recordIdOf(fact),
          customer_id: customerId,
          products: JSON.stringify(lines.map(({ productId }) => productId)),
          placed_at: fact.meta.at,
          delivered: 0,
        }),
      OrderDelivered: (_, fact) => review_purchases.change(recordIdOf(fact), { delivered: 1 }),
      OrderRejected: (_, fact) => review_purchases.remove(recordIdOf(fact)),
      OrderCanceled: (_, fact) => review_purchases.remove(recordIdOf(fact)),
    }
  },
})

/** The public id of a review: a hash of the random id of its first fact, so that it does not reveal the author. */
export const publicReviewId = (factId: string) =>
  createHash('sha256').update(`review ${factId}`).digest('hex').slice(0, 24)

const parseRecords = (list: string): string[] => JSON.parse(list)
