import { openKeyring } from '#api/eventStore/keyring.ts'
import { customerKey } from '#api/eventStore/sealing.ts'
import { givenReadModel } from '#api/givenReadModel.ts'
import { aminasOrder, monday } from '#domain/cast.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { orderStream } from '#domain/order/orderMachine.ts'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import { reviewList } from './reviewList.ts'
import { reviewQueries } from './reviewQueries.ts'

/** The list of reviews, fed by facts alone. */
export const givenReviews = async () => {
  const list = await givenReadModel(reviewList)
  const { facts, keyring, vault } = list

  const given = {
    facts,
    /** What somebody thinks of a product. */
    review: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const opinion = { productId, orderId: `${customerId}s-order`, customerId, rating, text, name: `Ms ${customerId}` }
      return facts(reviewStream(productId, customerId), [fact('ReviewWritten', opinion)], at)
    },
    rewritten: (customerId: string, productId: string, rating: number, text: string, at = monday) => {
      const opinion = { customerId, rating, text, name: `Ms ${customerId}` }
      return facts(reviewStream(productId, customerId), [fact('ReviewRewritten', opinion)], at)
    },
    hidden: (customerId: string, productId: string) =>
      facts(reviewStream(productId, customerId), [fact('ReviewHidden', { reason: 'names a neighbour' })]),
    /** Amina's order of a kettle, and what became of it. */
    order: (orderId: string, became: readonly Fact[], at = monday) =>
      facts(orderStream(orderId), [fact('OrderPlaced', aminasOrder), ...became], at),
    /** The account closes and the key goes, on another node: this one remembers it for a while, so that a late word is still written. */
    erased: async (customerId: string) => {
      await keyring.forWriting(customerKey(customerId))
      await facts(`account-${customerId}`, [fact('AccountErased', {})])
      await openKeyring(vault).destroy(customerKey(customerId))
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
