import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { ReviewFact } from '#domain/review/reviewEvents.ts'
import { type ReviewSubjectKind, subjectOf } from '#domain/review/reviewSubject.ts'
import type { Changes } from './projection.ts'
import { type RowsOf, table } from './table.ts'

/** The reviews of a list's records. The id is the name of the stream without `review-`. */
export const ratedReviews = table({ id: 'text', subject_id: 'text', rating: 'integer', hidden: 'integer' }, ['id'])

interface Rating {
  rating_sum: number
  review_count: number
  position: number
}

interface RatingRows {
  kind: ReviewSubjectKind
  /** The records that are reviewed. `position` becomes that of the newest fact. */
  subjects: {
    get(id: string): object | undefined
    change(id: string, change: (row: Readonly<Rating>) => Rating): void
  }
  reviews: RowsOf<{ reviews: typeof ratedReviews }>['reviews']
}

/** The changes that the facts of reviews make to the ratings of products, or of service providers. Hidden reviews do not count. */
export const ratingChanges = ({ kind, subjects, reviews }: RatingRows): Changes<ReviewFact> => {
  const addToRating = (subjectId: string, rating: number, count: number, { position }: StoredFact) => {
    if (!subjects.get(subjectId)) return
    subjects.change(subjectId, ({ rating_sum, review_count }) => ({
      rating_sum: rating_sum + rating,
      review_count: review_count + count,
      position,
    }))
  }
  const setHidden = (fact: StoredFact, hidden: 0 | 1) => {
    const review = reviews.get(recordIdOf(fact))
    if (!review || review.hidden === hidden) return
    reviews.change(review.id, { hidden })
    const sign = hidden ? -1 : 1
    addToRating(review.subject_id, sign * review.rating, sign, fact)
  }

  return {
    ReviewWritten: ({ rating, ...named }, fact) => {
      const subject = subjectOf(named)
      if (subject.kind !== kind) return
      reviews.put({ id: recordIdOf(fact), subject_id: subject.id, rating, hidden: 0 })
      addToRating(subject.id, rating, 1, fact)
    },
    ReviewRewritten: ({ rating }, fact) => {
      const review = reviews.get(recordIdOf(fact))
      if (!review) return
      const difference = rating - review.rating
      reviews.change(review.id, { rating })
      if (!review.hidden) addToRating(review.subject_id, difference, 0, fact)
    },
    ReviewHidden: (_, fact) => setHidden(fact, 1),
    ReviewShown: (_, fact) => setHidden(fact, 0),
  }
}
