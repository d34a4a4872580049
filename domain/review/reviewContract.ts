import { z } from 'zod'
import { historyDownload, historyFields, Moments } from '#domain/audit/historyContract.ts'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { HiddenReview, NewReview } from './reviewForm.ts'

/** A review as the public sees it. The id says nothing of who wrote it; `date` is when its words last changed, ISO 8601. */
export const ReviewAnswer = z.object({
  id: z.string(),
  /** A first name, or what stands for somebody who was erased: their words are gone, the rating counts. */
  name: z.string(),
  rating: z.number(),
  text: z.string(),
  date: z.string(),
  /** Only who bought the product can review it. */
  verified: z.literal(true),
})

/** As its author and admins see it, also while it is hidden from everybody else. */
export const ReviewRecord = ReviewAnswer.extend({
  productId: z.string(),
  customerId: z.string(),
  /** The delivered order that the product was bought with. */
  orderId: z.string(),
  hidden: z.boolean(),
  /** Why it is hidden; empty while it is shown. */
  reason: z.string(),
})

export const ReviewRow = ReviewRecord.extend({ productName: z.string(), productSlug: z.string() })

const Meta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  nextCursor: z.null(),
})

const pageNumber = wholeNumber('pageNumber', 1, 100_000).default(1)
const ofProduct = z.object({ productId: z.string() })

export const reviewContract = contract({
  'GET reviews/product/:productId': {
    summary: 'What verified buyers think of a product, newest first, with the count of each rating',
    who: 'anyone',
    params: ofProduct,
    query: z.object({ pageNumber, limit: wholeNumber('limit', 1, 100).default(10) }),
    answer: z.object({
      results: z.array(ReviewAnswer),
      meta: Meta,
      histogram: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
      /** One decimal; 0 where nobody has rated it. */
      averageRating: z.number(),
    }),
  },
  'GET reviews/mine/:productId': {
    summary: 'Whether one may review a product, and the review that one has written',
    who: 'signedIn',
    params: ofProduct,
    answer: z.object({
      result: z.object({
        mayReview: z.boolean(),
        /** Why not, in a sentence. */
        reason: z.string().optional(),
        review: ReviewRecord.optional(),
      }),
    }),
  },
  'POST reviews/write': {
    summary: 'Review a product that was delivered, or change what one wrote about it',
    who: 'signedIn',
    querydata: NewReview,
    answer: z.object({ result: ReviewRecord }),
  },
  'GET reviews/all': {
    summary: 'All reviews, newest first',
    who: 'admin',
    query: z.object({
      state: z.enum(['shown', 'hidden'], { error: 'The state must be one of: shown, hidden' }).optional(),
      rating: wholeNumber('rating', 1, 5).optional(),
      /** Part of a product's name. */
      search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
      pageNumber,
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    answer: z.object({ results: z.array(ReviewRow), meta: Meta }),
  },
  'POST reviews/hide': {
    summary: 'Take a review out of every public answer',
    who: 'admin',
    querydata: HiddenReview,
    answer: z.object({ result: ReviewRow }),
  },
  'POST reviews/show': {
    summary: 'Show a hidden review again',
    who: 'admin',
    querydata: z.object({ id: z.string({ error: 'The id is missing' }) }),
    answer: z.object({ result: ReviewRow }),
  },
  'GET audit/reviews/:id': {
    summary: "A review's history: every fact, the review as it was at any revision, the difference between two",
    who: 'admin',
    params: z.object({ id: z.string() }),
    query: Moments,
    download: historyDownload,
    answer: z.object({ result: z.object({ review: ReviewRecord, ...historyFields }) }),
  },
})
