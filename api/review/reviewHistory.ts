import { type HistoryParts, recordHistory } from '#api/history/recordHistory.ts'
import { reviewMachine, reviewStream } from '#domain/review/reviewMachine.ts'
import { reviewSentence } from '#domain/review/reviewTimeline.ts'
import { reviewRecord } from './reviewAnswer.ts'
import type { ReviewQueries } from './reviewQueries.ts'

/** The history of a review that the list knows, by its id there. */
export const reviewHistory = (parts: HistoryParts, reviews: ReviewQueries) =>
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
