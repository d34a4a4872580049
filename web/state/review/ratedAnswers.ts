import type { ReviewSubjectKind } from '#domain/review/reviewSubject.ts'

/** Prefixes of the answers that contain ratings, by what is rated. */
export const ratedAnswers: Record<ReviewSubjectKind, readonly string[]> = {
  product: ['GET products/'],
  provider: ['GET api/service-providers/'],
}
