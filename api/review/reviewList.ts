import { createHash } from 'node:crypto'
import { type Changes, idOf, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'

const nobodysWords = { text: '', name: '' }

/** Reviews as product pages and admins see them, and the orders that may make somebody a verified buyer. */
export const reviewList = projection({
  name: 'reviewList',
  version: 1,
  tables: {
    reviews: table(
      {
        /** Product and customer, as the stream is named. */
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
    const wordsOf = (customerId: string, { text, name }: { text: string; name: string }) =>
      author(customerId).erased ? nobodysWords : { text, name }

    return {
      ReviewWritten: ({ productId, customerId, orderId, rating, ...words }, fact) => {
        const record = idOf(fact)
        const { records, ...its } = author(customerId)
        review_authors.put({ ...its, records: JSON.stringify([...recordsIn(records), record]) })
        reviews.put({
          record,
          id: publicId(fact.id),
          product_id: productId,
          customer_id: customerId,
          order_id: orderId,
          rating,
          ...wordsOf(customerId, words),
          written_at: fact.meta.at,
          hidden: 0,
          reason: '',
        })
      },
      ReviewRewritten: ({ customerId, rating, ...words }, fact) =>
        reviews.change(idOf(fact), { rating, ...wordsOf(customerId, words), written_at: fact.meta.at }),
      ReviewHidden: ({ reason }, fact) => reviews.change(idOf(fact), { hidden: 1, reason }),
      ReviewShown: (_, fact) => reviews.change(idOf(fact), { hidden: 0, reason: '' }),
      AccountErased: (_, fact) => {
        const gone = { ...author(idOf(fact)), erased: 1 }
        review_authors.put(gone)
        for (const record of recordsIn(gone.records)) reviews.change(record, nobodysWords)
      },
      ProductAdded: ({ name, slug }, fact) => review_products.put({ id: idOf(fact), name, slug }),
      ProductDrafted: ({ name, slug }, fact) => review_products.put({ id: idOf(fact), name, slug }),
      ProductDescribed: ({ name }, fact) => {
        if (name !== undefined) review_products.change(idOf(fact), { name })
      },
      OrderPlaced: ({ customerId, lines }, fact) =>
        review_purchases.put({
          order_id: idOf(fact),
          customer_id: customerId,
          products: JSON.stringify(lines.map(({ productId }) => productId)),
          placed_at: fact.meta.at,
          delivered: 0,
        }),
      OrderDelivered: (_, fact) => review_purchases.change(idOf(fact), { delivered: 1 }),
      OrderRejected: (_, fact) => review_purchases.remove(idOf(fact)),
      OrderCanceled: (_, fact) => review_purchases.remove(idOf(fact)),
    }
  },
})

/** From the id of the fact that wrote the review, which is random: nobody can guess from it who that was. */
export const publicId = (factId: string) => createHash('sha256').update(`review ${factId}`).digest('hex').slice(0, 24)

const recordsIn = (list: string): string[] => JSON.parse(list)
