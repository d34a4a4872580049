import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { IdempotentContext } from '#api/eventStore/recordCommand.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import type { Handlers } from '#api/http/handlers.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { type Decision, isRefusal, refuse } from '#domain/kernel/decision.ts'
import { refusalMessage } from '#domain/refusalMessages.ts'
import { hideReview, showReview, verify, writeReview } from '#domain/review/reviewCommands.ts'
import type { reviewContract } from '#domain/review/reviewContract.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { type Review, reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { type ReviewSubject, subjectOf } from '#domain/review/reviewSubject.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { publicReviewId } from './reviewList.ts'
import { type ReviewPaging, type ReviewQueries, reviewQueries } from './reviewQueries.ts'
import { openReviewSubjects, type SubjectParts } from './reviewSubjects.ts'
import { reviewRecord } from './reviewView.ts'

interface Parts extends HistoryParts, Pick<SubjectParts, 'visitsOf'> {
  database: DatabaseSync
}

export const reviewRoutes = ({ store, raw, ledger, database, visitsOf }: Parts): Handlers<typeof reviewContract> => {
  const reviews = reviewQueries(database)
  const history = reviewHistory({ store, raw, ledger }, reviews)
  const subjects = openReviewSubjects({ ledger, reviews, visitsOf })

  const ownReview = async (review: Review) => {
    const [first] = await store.readStream(review.stream)
    return reviewRecord(publicReviewId(first?.id ?? ''), review)
  }

  const published = async ({ kind, id }: ReviewSubject, paging: ReviewPaging) =>
    (await subjects[kind].isListed(id)) ? reviews.ofSubject(id, paging) : refuse(subjects[kind].notFound)

  const mine = async ({ kind, id }: ReviewSubject, customerId: string) => {
    const review = await ownReview(await ledger.load(reviewMachine, reviewStream(id, customerId)))
    if (review) return { result: { mayReview: true, review } }
    if (!(await subjects[kind].exists(id))) return refuse(subjects[kind].notFound)
    const verified = verify(await subjects[kind].reviewer(id, customerId))
    return {
      result: isRefusal(verified) ? { mayReview: false, reason: refusalMessage(verified) } : { mayReview: true },
    }
  }

  const moderate = openModeration(ledger, reviews)

  return {
    'GET reviews/product/:productId': ({ params, query }) => published(subjectOf(params), query),
    'GET reviews/provider/:providerId': ({ params, query }) => published(subjectOf(params), query),
    'GET reviews/mine/:productId': ({ params, caller }) => mine(subjectOf(params), caller.customerId),
    'GET reviews/mine/provider/:providerId': ({ params, caller }) => mine(subjectOf(params), caller.customerId),
    'POST reviews/write': async ({ querydata, caller: { customerId }, idempotentContext }) => {
      const { rating, text, ...named } = querydata
      const { kind, id } = subjectOf(named)
      if (!(await subjects[kind].exists(id))) return refuse(subjects[kind].notFound)
      const { firstname: name } = (await ledger.load(accountMachine, accountStream(customerId))).context
      const reviewer = await subjects[kind].reviewer(id, customerId)
      const stream = reviewStream(id, customerId)
      const handled = await ledger.handle(reviewMachine, stream, idempotentContext, (review) =>
        writeReview(review, { ...reviewer, customerId, rating, text, name }),
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
    const stream = reviewStream(row.subject.id, row.customerId)
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
      const { subject, customerId = '' } = reviews.find(id) ?? {}
      return reviewStream(subject?.id ?? '', customerId)
    },
    view: reviewRecord,
    derived: [],
    sentence: reviewSentence,
  })
