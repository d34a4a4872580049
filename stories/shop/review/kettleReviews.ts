import { kettleRating, writtenReviews } from '#stories/lives/kettlePage.ts'
import type { WrittenReview } from '#ui-kit/shop/review/OwnReview.tsx'
import type { ShownReview } from '#ui-kit/shop/review/ReviewCard.tsx'

export const aminasReview: WrittenReview = {
  id: 'aminasReview',
  name: 'Amina',
  at: '2026-11-14T16:20:00.000Z',
  stars: 5,
  text: 'Boils a full pot while I cut the bread. The lid opens with one thumb, just as it says.',
  verified: true,
}

const sipho: ShownReview = {
  id: 'siphosReview',
  name: 'Sipho',
  at: '2026-11-02T09:05:00.000Z',
  stars: 4,
  text: 'Good kettle and it came the same afternoon.\n\nOne star less because the cord could be longer.',
  verified: true,
}

/** Of somebody whose account was erased. */
export const reviewOfNobody: ShownReview = {
  id: 'leftReview',
  name: 'Former customer',
  at: '2026-09-30T07:12:00.000Z',
  stars: 5,
  text: '',
  verified: true,
}

export { kettleRating } from '#stories/lives/kettlePage.ts'

export const kettleReviews = writtenReviews

export const kettleCounts = kettleRating.counts

const sentence = 'It heats quickly, pours without dripping and still looks new after half a year on our stoep. '

/** A review of the maximum length, with one very long word. */
export const longestReview: ShownReview = {
  ...sipho,
  id: 'longestReview',
  name: 'Nomathemba-Mpumelelo',
  text: `${sentence.repeat(10)}${'Wa'.repeat(50)}`.slice(0, 1000),
}

export const reviewWithTags: ShownReview = {
  ...sipho,
  id: 'reviewWithTags',
  name: '<b>Sipho</b>',
  text: '<script>document.title = "taken"</script> is what I typed, and I can read it',
}

/** The rating that follows from these reviews. */
export const ratingOf = (reviews: readonly ShownReview[]) => {
  const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }
  for (const { stars } of reviews) counts[stars as keyof typeof counts] += 1
  const sum = reviews.reduce((all, { stars }) => all + stars, 0)
  return { average: Math.round((10 * sum) / reviews.length) / 10, total: reviews.length, counts }
}
