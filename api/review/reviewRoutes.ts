import type { DatabaseSync } from 'node:sqlite'
import type { RepeatableDeed } from '#api/eventStore/handle.ts'
import { historyFile } from '#api/history/historyFile.ts'
import type { HistoryParts } from '#api/history/recordHistory.ts'
import type { Answers } from '#api/http/answers.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { sentenceFor } from '#domain/refusalWords.ts'
import { hideReview, purchaseOf, showReview, writeReview } from '#domain/review/reviewCommands.ts'
import type { reviewContract } from '#domain/review/reviewContract.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { type Review, reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { reviewRecord } from './reviewAnswer.ts'
import { reviewHistory } from './reviewHistory.ts'
import { publicId } from './reviewList.ts'
import { reviewQueries } from './reviewQueries.ts'

interface Parts extends HistoryParts {
  database: DatabaseSync
}

export const reviewRoutes = ({ store, raw, ledger, database }: Parts): Answers<typeof reviewContract> => {
  const reviews = reviewQueries(database)
  const history = reviewHistory({ store, raw, ledger }, reviews)
  const product = (productId: string) => ledger.load(productMachine, productStream(productId))

  // The list knows where to look; what was bought is read from the orders themselves.
  const purchasesOf = (customerId: string, productId: string) =>
    Promise.all(
      reviews.purchasesOf(customerId, productId).map(async (orderId) => {
        return { orderId, order: await ledger.load(orderMachine, orderStream(orderId)) }
      }),
    )

  const ownAnswer = async (review: Review) => {
    const [first] = await store.readStream(review.stream)
    return reviewRecord(publicId(first?.id ?? ''), review)
  }

  const moderate = async <Name extends 'ReviewNotFound' | 'ReviewIsHidden' | 'ReviewIsShown'>(
    id: string,
    once: RepeatableDeed,
    decide: (review: Review) => Decision<ReviewFact, Name>,
  ) => {
    const row = reviews.find(id)
    if (!row) return refuse('ReviewNotFound')
    const stream = reviewStream(row.productId, row.customerId)
    const handled = await ledger.handle(reviewMachine, stream, once, decide)
    if (isRefusal(handled)) return handled
    const { record, position } = handled
    return { result: { ...row, hidden: record.is('hidden'), reason: record.context.hiddenFor }, position }
  }

  return {
    'GET reviews/product/:productId': async ({ params: { productId }, query }) =>
      (await product(productId)).is('listed') ? reviews.ofProduct(productId, query) : refuse('ProductNotFound'),
    'GET reviews/mine/:productId': async ({ params: { productId }, caller: { customerId } }) => {
      const written = await ledger.load(reviewMachine, reviewStream(productId, customerId))
      const review = await ownAnswer(written)
      if (review) return { result: { mayReview: true, review } }
      if (!(await product(productId)).context.details) return refuse('ProductNotFound')

      const purchases = await purchasesOf(customerId, productId)
      const purchase = purchaseOf({ customerId, productId, purchases })
      return isRefusal(purchase)
        ? { result: { mayReview: false, reason: sentenceFor(purchase) } }
        : { result: { mayReview: true } }
    },
    'POST reviews/write': async ({ querydata: { productId, ...opinion }, caller: { customerId }, once }) => {
      if (!(await product(productId)).context.details) return refuse('ProductNotFound')
      const { firstname: name } = (await ledger.load(accountMachine, accountStream(customerId))).context
      const purchases = await purchasesOf(customerId, productId)
      const handled = await ledger.handle(reviewMachine, reviewStream(productId, customerId), once, (review) =>
        writeReview(review, { ...opinion, productId, customerId, name, purchases }),
      )
      if (isRefusal(handled)) return handled
      const result = await ownAnswer(handled.record)
      return result ? { result, position: handled.position, message: 'Review saved' } : refuse('ReviewNotFound')
    },
    'GET reviews/all': ({ query }) => reviews.page(query),
    'POST reviews/hide': ({ querydata: { id, reason }, once }) =>
      moderate(id, once, (review) => hideReview(review, reason)),
    'POST reviews/show': ({ querydata: { id }, once }) => moderate(id, once, showReview),
    'GET audit/reviews/:id': async ({ params: { id }, query }) => {
      const told = await history(id, query)
      if (!told) return refuse('ReviewNotFound')
      const { record: review, ...rest } = told
      const result = { review, ...rest }
      return query.format ? historyFile(`review-${id}`, query.format, result) : { result }
    },
  }
}
