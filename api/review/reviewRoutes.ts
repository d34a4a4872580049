import type { DatabaseSync } from 'node:sqlite'
import type { IdempotentContext, Ledger } from '#api/eventStore/ledger.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { type Decision, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { refusalMessage } from '#domain/refusalMessages.ts'
import { findPurchase, hideReview, showReview, writeReview } from '#domain/review/reviewCommands.ts'
import type { reviewContract } from '#domain/review/reviewContract.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { type Review, reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { publicReviewId } from './reviewList.ts'
import { type ReviewQueries, reviewQueries } from './reviewQueries.ts'
import { reviewRecord } from './reviewView.ts'

interface Parts extends HistoryParts {
  database: DatabaseSync
}

export const reviewRoutes = ({ store, raw, ledger, database }: Parts): Handlers<typeof reviewContract> => {
  const reviews = reviewQueries(database)
  const history = reviewHistory({ store, raw, ledger }, reviews)
  const product = (productId: string) => ledger.load(productMachine, productStream(productId))

  const purchasesOf = openPurchases(ledger, reviews)

  const ownReview = async (review: Review) => {
    const [first] = await store.readStream(review.stream)
    return reviewRecord(publicReviewId(first?.id ?? ''), review)
  }

  const moderate = openModeration(ledger, reviews)

  return {
    'GET reviews/product/:productId': async ({ params: { productId }, query }) =>
      (await product(productId)).is('listed') ? reviews.ofProduct(productId, query) : refuse('ProductNotFound'),
    'GET reviews/mine/:productId': async ({ params: { productId }, caller: { customerId } }) => {
      const written = await ledger.load(reviewMachine, reviewStream(productId, customerId))
      const review = await ownReview(written)
      if (review) return { result: { mayReview: true, review } }
      if (!(await product(productId)).context.details) return refuse('ProductNotFound')

      const purchases = await purchasesOf(customerId, productId)
      const purchase = findPurchase({ customerId, productId, purchases })
      return isRefusal(purchase)
        ? { result: { mayReview: false, reason: refusalMessage(purchase) } }
        : { result: { mayReview: true } }
    },
    'POST reviews/write': async ({
      querydata: { productId, ...opinion },
      caller: { customerId },
      idempotentContext,
    }) => {
      if (!(await product(productId)).context.details) return refuse('ProductNotFound')
      const { firstname: name } = (await ledger.load(accountMachine, accountStream(customerId))).context
      const purchases = await purchasesOf(customerId, productId)
      const handled = await ledger.handle(
        reviewMachine,
        reviewStream(productId, customerId),
        idempotentContext,
        (review) => writeReview(review, { ...opinion, productId, customerId, name, purchases }),
      )
      if (isRefusal(handled)) return handled
      const result = await ownReview(handled.record)
      return result ? { result, position: handled.position, message: 'Review saved' } : refuse('ReviewNotFound')
    },
    'GET reviews/all': ({ query }) => reviews.page(query),
    'POST reviews/hide': ({ querydata: { id, reason }, idempotentContext }) =>
      moderate(id, idempotentContext, (review) => hideReview(review, reason)),
    'POST reviews/show': ({ querydata: { id }, idempotentContext }) => moderate(id, idempotentContext, showReview),
    'GET audit/reviews/:id': async ({ params: { id }, query }) => {
      const timeline = await history(id, query)
      if (!timeline) return refuse('ReviewNotFound')
      const { record: review, ...rest } = timeline
      const result = { review, ...rest }
      return query.format ? historyDownload(`review-${id}`, query.format, result) : { result }
    },
  }
}

/** The orders of a customer that may contain a product. The list only finds candidates; the orders' own streams say what was bought. */
const openPurchases = (ledger: Ledger, reviews: ReviewQueries) => (customerId: string, productId: string) =>
  Promise.all(
    reviews.purchasesOf(customerId, productId).map(async (orderId) => {
      return { orderId, order: await ledger.load(orderMachine, orderStream(orderId)) }
    }),
  )

/** Hides or shows a review, by its public id. */
const openModeration =
  (ledger: Ledger, reviews: ReviewQueries) =>
  async <Name extends 'ReviewNotFound' | 'ReviewIsHidden' | 'ReviewIsShown'>(
    id: string,
    context: IdempotentContext,
    decide: (review: Review) => Decision<ReviewFact, Name>,
  ) => {
    const row = reviews.find(id)
    if (!row) return refuse('ReviewNotFound')
    const stream = reviewStream(row.productId, row.customerId)
    const handled = await ledger.handle(reviewMachine, stream, context, decide)
    if (isRefusal(handled)) return handled
    const { record, position } = handled
    return { result: { ...row, hidden: record.is('hidden'), reason: record.context.hiddenFor }, position }
  }

/** The history of a review, by its public id, which the review list maps to its stream. */
const reviewHistory = (parts: HistoryParts, reviews: ReviewQueries) =>
  recordHistory(parts, {
    machine: reviewMachine,
    streamOf: (id) => {
      const { productId = '', customerId = '' } = reviews.find(id) ?? {}
      return reviewStream(productId, customerId)
    },
    view: reviewRecord,
    derived: [],
    sentence: reviewSentence,
  })
