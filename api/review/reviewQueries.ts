import type { DatabaseSync } from 'node:sqlite'
import { reviewStream } from '#domain/review/reviewMachine.ts'
import type { ReviewSubjectKind } from '#domain/review/reviewSubject.ts'
import { reviewRow, reviewView } from './reviewView.ts'

export interface ReviewPaging {
  /** From 1. */
  pageNumber: number
  limit: number
}

export interface ReviewListQuery extends ReviewPaging {
  state?: 'shown' | 'hidden' | undefined
  rating?: number | undefined
  subject?: ReviewSubjectKind | undefined
  /** Part of the name of a product or of a service provider. */
  search?: string | undefined
}

/** The most orders of one product that are checked for a purchase; delivered ones come first. */
const maxPurchases = 20

export type ReviewQueries = ReturnType<typeof reviewQueries>

export const reviewQueries = (database: DatabaseSync) => {
  const shown = 'FROM reviews WHERE subject_id = ? AND hidden = 0'
  const ofSubject = database.prepare(`SELECT * ${shown} ORDER BY written_at DESC, id LIMIT ? OFFSET ?`)
  const ratings = database.prepare(`SELECT rating, count(*) AS count ${shown} GROUP BY rating`)

  const rows = 'FROM reviews LEFT JOIN review_subjects ON review_subjects.id = subject_id'
  const columns = "reviews.*, coalesce(review_subjects.name, '') AS subject_name, coalesce(slug, '') AS subject_slug"
  const filter = `WHERE (?1 IS NULL OR hidden = ?1) AND (?2 IS NULL OR rating = ?2)
    AND (?3 IS NULL OR instr(lower(review_subjects.name), lower(?3))) AND (?4 IS NULL OR subject_kind = ?4)`
  const page = database.prepare(
    `SELECT ${columns} ${rows} ${filter} ORDER BY written_at DESC, reviews.id LIMIT ?5 OFFSET ?6`,
  )
  const count = database.prepare(`SELECT count(*) AS count ${rows} ${filter}`)
  const find = database.prepare(`SELECT ${columns} ${rows} WHERE reviews.id = ?`)

  const purchases = database.prepare(
    `SELECT order_id FROM review_purchases
     WHERE customer_id = ? AND EXISTS (SELECT 1 FROM json_each(products) WHERE value = ?)
     ORDER BY delivered DESC, placed_at DESC LIMIT ${maxPurchases}`,
  )
  const records = database.prepare('SELECT subject_id FROM reviews WHERE customer_id = ?')

  return {
    /** A page of the reviews of a product or a service provider as the public sees them, newest first, with the count of each rating. */
    ofSubject: (subjectId: string, { pageNumber, limit }: ReviewPaging) => {
      const histogram = histogramOf(ratings.all(subjectId))
      const total = Object.values(histogram).reduce((sum, each) => sum + each, 0)
      return {
        results: ofSubject.all(subjectId, limit, (pageNumber - 1) * limit).map(reviewView),
        meta: metaOf(total, { pageNumber, limit }),
        histogram,
        averageRating: averageOf(histogram, total),
      }
    },
    page: ({ state, rating, search, subject, ...paging }: ReviewListQuery) => {
      const { pageNumber, limit } = paging
      const hidden = state === undefined ? null : Number(state === 'hidden')
      const criteria = [hidden, rating ?? null, search?.trim() || null, subject ?? null] as const
      const total = Number(count.get(...criteria)?.['count'] ?? 0)
      const found = page.all(...criteria, limit, (pageNumber - 1) * limit)
      return { results: found.map(reviewRow), meta: metaOf(total, paging) }
    },
    /** One review by its public id. */
    find: (id: string) => find.all(id).map(reviewRow)[0],
    /** Ids of the orders that may contain a purchase of the product; the orders' own streams decide. */
    purchasesOf: (customerId: string, productId: string) =>
      purchases.all(customerId, productId).map((row) => String(row['order_id'])),
    /** The streams of a customer's reviews. */
    streamsOf: (customerId: string) =>
      records.all(customerId).map((row) => reviewStream(String(row['subject_id']), customerId)),
  }
}

const histogramOf = (counts: readonly Record<string, unknown>[]) => {
  const countOf = (rating: number) => Number(counts.find((row) => row['rating'] === rating)?.['count'] ?? 0)
  return { 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) }
}

const averageOf = (histogram: Record<number, number>, total: number) => {
  const stars = Object.entries(histogram).reduce((sum, [rating, each]) => sum + Number(rating) * each, 0)
  return total === 0 ? 0 : Math.round((stars / total) * 10) / 10
}

const metaOf = (total: number, { pageNumber, limit }: ReviewPaging) => ({
  totalCount: total,
  total,
  pageNumber,
  size: limit,
  nextCursor: null,
})
