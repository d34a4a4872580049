import { customerKeyName } from '#api/eventStore/factEncryption.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { reviewList } from '#api/review/reviewList.ts'
import { reviewQueries } from '#api/review/reviewQueries.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import { aminasOrder, monday } from '#domain/testing/fixtures.ts'

/** The review list in a database of its own, filled by appending facts. */
export const givenReviews = async () => {
  const list = await givenReadModel(reviewList)
  const { facts, keyring, secretStore } = list

  const given = {
    facts,
    /** Appends a review of a product. */
    review: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const review = { productId, orderId: `${customerId}s-order`, customerId, rating, text, name: `Ms ${customerId}` }
      return facts(reviewStream(productId, customerId), [fact('ReviewWritten', review)], at)
    },
    /** Appends a review of a service provider. */
    providerReview: (customerId: string, providerId: string, rating: number, text: string, at = monday) => {
      const review = {
        providerId,
        bookingId: `${customerId}s-visit`,
        customerId,
        rating,
        text,
        name: `Ms ${customerId}`,
      }
      return facts(reviewStream(providerId, customerId), [fact('ReviewWritten', review)], at)
    },
    rewritten: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const review = { customerId, rating, text, name: `Ms ${customerId}` }
      return facts(reviewStream(productId, customerId), [fact('ReviewRewritten', review)], at)
    },
    hidden: (customerId: string, productId: string) =>
      facts(reviewStream(productId, customerId), [fact('ReviewHidden', { reason: 'names a neighbour' })]),
    /** Appends Amina's order of a kettle and its later facts. */
    order: (orderId: string, became: readonly Fact[], at = monday) =>
      facts(orderStream(orderId), [fact('OrderPlaced', aminasOrder), ...became], at),
    /** Erases the account and destroys its key on another node: this node still caches the key, so that a late review can be stored. */
    erased: async (customerId: string) => {
      await keyring.getOrCreate(customerKeyName(customerId))
      await facts(`account-${customerId}`, [fact('AccountErased', {})])
      await openKeyring(secretStore).destroy(customerKeyName(customerId))
    },
  }

  return {
    ...list,
    given,
    queries: async () => {
      await list.caughtUp()
      return reviewQueries(list.database)
    },
  }
}
