import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { HideReviewRequest, WriteReviewRequest } from './reviewForm.ts'
import { reviewSubjectKinds } from './reviewSubject.ts'

/** A review as the public sees it. The id does not identify the author; `date` is the time of the last change, ISO 8601. */
export const ReviewResponse = z.object({
  id: z.string(),
  /** The author's first name, or a placeholder after erasure: then the text is erased too, but the rating still counts. */
  name: z.string(),
  rating: z.number(),
  text: z.string(),
  date: z.string(),
  /** Only somebody who bought the product, or whom the service provider visited, can review it. */
  verified: z.literal(true),
})

/** A review as its author and admins see it, also while it is hidden from others. */
export const ReviewRecord = ReviewResponse.extend({
  customerId: z.string(),
  /** Of a product: its id, and that of the delivered order that contains it. */
  productId: z.string().optional(),
  orderId: z.string().optional(),
  /** Of a service provider: its id, and that of the completed booking. */
  providerId: z.string().optional(),
  bookingId: z.string().optional(),
  hidden: z.boolean(),
  /** Why it is hidden; empty while it is shown. */
  reason: z.string(),
})

export const ReviewRow = ReviewRecord.extend({
  subject: z.object({
    kind: z.enum(reviewSubjectKinds),
    id: z.string(),
    name: z.string(),
    /** Of a product; empty for a service provider, whose page is found by the id. */
    slug: z.string(),
  }),
})

const Meta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  nextCursor: z.null(),
})

const pageNumber = wholeNumber('pageNumber', 1, 100_000).default(1)
const productParams = z.object({ productId: z.string() })
const providerParams = z.object({ providerId: z.string() })

const PageQuery = z.object({ pageNumber, limit: wholeNumber('limit', 1, 100).default(10) })

const PublishedReviews = z.object({
  results: z.array(ReviewResponse),
  meta: Meta,
  histogram: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
  /** With one decimal; 0 without reviews. */
  averageRating: z.number(),
})

const OwnReview = z.object({
  result: z.object({
    mayReview: z.boolean(),
    /** Why the customer may not write a review, as a sentence. */
    reason: z.string().optional(),
    review: ReviewRecord.optional(),
  }),
})

export const reviewContract = contract({
  'GET reviews/product/:productId': {
    summary: 'Reviews of a product, newest first, with the number of reviews for each rating',
    access: 'anyone',
    sharedBy: 'everyone',
    params: productParams,
    query: PageQuery,
    response: PublishedReviews,
  },
  'GET reviews/provider/:providerId': {
    summary: 'Reviews of a service provider, newest first, with the number of reviews for each rating',
    access: 'anyone',
    sharedBy: 'everyone',
    params: providerParams,
    query: PageQuery,
    response: PublishedReviews,
  },
  'GET reviews/mine/:productId': {
    summary: 'Whether the signed-in customer may review a product, and their own review of it',
    access: 'signedIn',
    params: productParams,
    response: OwnReview,
  },
  'GET reviews/mine/provider/:providerId': {
    summary: 'Whether the signed-in customer may review a service provider, and their own review of it',
    access: 'signedIn',
    params: providerParams,
    response: OwnReview,
  },
  'POST reviews/write': {
    summary: 'Write or change a review of a delivered product, or of a service provider after a completed booking',
    access: 'signedIn',
    readsModels: true,
    querydata: WriteReviewRequest,
    response: z.object({ result: ReviewRecord }),
  },
  'GET reviews/all': {
    summary: 'All reviews, newest first',
    access: 'admin',
    query: z.object({
      /** Only reviews of products, or only those of service providers. */
      subject: z.enum(reviewSubjectKinds, { error: 'The subject must be one of: product, provider' }).optional(),
      state: z.enum(['shown', 'hidden'], { error: 'The state must be one of: shown, hidden' }).optional(),
      rating: wholeNumber('rating', 1, 5).optional(),
      /** Part of the name of a product or of a service provider. */
      search: z.string().max(100, 'The search must be at most 100 characters long').optional(),
      pageNumber,
      limit: wholeNumber('limit', 1, 100).default(20),
    }),
    response: z.object({ results: z.array(ReviewRow), meta: Meta }),
  },
  'POST reviews/hide': {
    summary: 'Hide a review from all public pages',
    access: 'admin',
    readsModels: true,
    querydata: HideReviewRequest,
    response: z.object({ result: ReviewRow }),
  },
  'POST reviews/show': {
    summary: 'Show a hidden review again',
    access: 'admin',
    readsModels: true,
    querydata: z.object({ id: z.string({ error: 'The id is missing' }) }),
    response: z.object({ result: ReviewRow }),
  },
  'GET audit/reviews/:id': {
    summary: "A review's history: every fact, the review as it was at any revision, the difference between two",
    access: 'admin',
    params: z.object({ id: z.string() }),
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ review: ReviewRecord, ...historyFields }) }),
  },
})
