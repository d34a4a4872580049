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

const lerato: ShownReview = {
  id: 'leratosReview',
  name: 'Lerato',
  at: '2026-10-19T18:44:00.000Z',
  stars: 2,
  text: 'The first one had a dent. They changed it without a question, but I had to wait for a week.',
  verified: true,
}

const somebody: ShownReview = {
  id: 'leftReview',
  name: 'Former customer',
  at: '2026-09-30T07:12:00.000Z',
  stars: 5,
  text: '',
  verified: true,
}

export const kettleReviews = [aminasReview, sipho, lerato, somebody]

export const kettleCounts = { 1: 1, 2: 2, 3: 3, 4: 6, 5: 26 }

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
