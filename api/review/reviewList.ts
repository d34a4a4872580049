import { createHash } from 'node:crypto'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { ProviderFact } from '#domain/provider/providerEvents.ts'
import type { ReviewFact, Verified } from '#domain/review/reviewEvents.ts'
import { subjectOf } from '#domain/review/reviewSubject.ts'

const erasedWords = { text: '', name: '' }

/** Reviews as the pages of their subjects and admins list them, and the orders that may make a customer a verified buyer. */
export const reviewList = projection({
  name: 'reviewList',
  version: 2,
  tables: {
    reviews: table(
      {
        /** The id of the stream: subject and customer. */
        record: 'text',
        id: 'text',
        subject_kind: 'text',
        subject_id: 'text',
        customer_id: 'text',
        /** The id of the order or the booking that verifies the customer. */
        verified_by: 'text',
        rating: 'integer',
        text: 'text',
        name: 'text',
        written_at: 'text',
        hidden: 'integer',
        reason: 'text',
      },
      ['record'],
      ['id', 'subject_id, hidden, rating', 'subject_id, hidden, written_at', 'written_at'],
    ),
    review_authors: table({ id: 'text', records: 'text', erased: 'integer' }, ['id']),
    /** Products and service providers. A service provider has no slug. */
    review_subjects: table({ id: 'text', name: 'text', slug: 'text' }, ['id']),
    review_purchases: table(
      { order_id: 'text', customer_id: 'text', products: 'text', placed_at: 'text', delivered: 'integer' },
      ['order_id'],
      ['customer_id, delivered DESC, placed_at DESC'],
    ),
  },
  when: ({
    reviews,
    review_authors,
    review_subjects,
    review_purchases,
  }): Changes<ReviewFact | OrderFact | ProductFact | ProviderFact | AccountFact> => {
    const author = (id: string) => review_authors.get(id) ?? { id, records: '[]', erased: 0 }
    const rename = (fact: StoredFact, name: string | undefined) => {
      if (name !== undefined) review_subjects.change(recordIdOf(fact), { name })
    }
    const unlessErased = (customerId: string, { text, name }: { text: string; name: string }) =>
      author(customerId).erased ? erasedWords : { text, name }

    return {
      ReviewWritten: (written, fact) => {
        const { customerId, rating } = written
        const { kind, id: subjectId } = subjectOf(written)
        const record = recordIdOf(fact)
        const { records, ...rest } = author(customerId)
        review_authors.put({ ...rest, records: JSON.stringify([...parseRecords(records), record]) })
        reviews.put({
          record,
          id: publicReviewId(fact.id),
          subject_kind: kind,
          subject_id: subjectId,
          customer_id: customerId,
          verified_by: verifiedBy(written),
          rating,
          ...unlessErased(customerId, written),
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
      ProductAdded: ({ name, slug }, fact) => review_subjects.put({ id: recordIdOf(fact), name, slug }),
      ProductDrafted: ({ name, slug }, fact) => review_subjects.put({ id: recordIdOf(fact), name, slug }),
      ProductDescribed: ({ name }, fact) => rename(fact, name),
      ProviderAdded: ({ fullName }, fact) => review_subjects.put({ id: recordIdOf(fact), name: fullName, slug: '' }),
      ProviderDescribed: ({ fullName }, fact) => rename(fact, fullName),
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

/** The public id of a review: a hash of the id of its first fact, of which 74 bits are random, so that it does not reveal the author. */
export const publicReviewId = (factId: string) =>
  createHash('sha256').update(`review ${factId}`).digest('hex').slice(0, 24)

const verifiedBy = (verified: Verified) => ('bookingId' in verified ? verified.bookingId : verified.orderId)

const parseRecords = (list: string): string[] => JSON.parse(list)
