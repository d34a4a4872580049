import type { ModeratedReview } from '#ui-kit/shop/review/moderatedReview.ts'

const review = (
  id: string,
  name: string,
  rating: number,
  subject: string,
  text: string,
  writtenAt: string,
  reason = '',
): ModeratedReview => ({
  id,
  name,
  rating,
  text,
  writtenAt,
  subject: { kind: 'product', name: subject, href: '/vuthela-rondavel-kettle' },
  hidden: reason !== '',
  reason,
})

export const lerato = review(
  'lerato',
  'Lerato',
  5,
  'Vuthela Rondavel kettle, 1.7 litres',
  'Boils before the toast is done. My gogo has taken it over, so now I need a second one.',
  '2026-11-19T16:40:00.000Z',
)

const pieter = review(
  'pieter',
  'Pieter',
  2,
  'Hlanzeka steam iron',
  'Dit lek by die prop. The shop answered the same day, but I am back to the old one for now.',
  '2026-11-17T08:05:00.000Z',
)

const hiddenReview = review(
  'sibusiso',
  'Sibusiso',
  1,
  'Bokberg five-step ladder',
  'Call me on the number below for cheaper ladders, all sizes, cash only.',
  '2026-11-12T19:20:00.000Z',
  'Advertises something else',
)

export const longReview = review(
  'nomathamsanqa',
  'Nomathamsanqa',
  4,
  'Khanya hand-woven crème grass-and-rattan hanging lamp with adjustable cord and two spare shades',
  'We hung it over the table where the whole family eats. The light is warm and the pattern on the ceiling makes the children guess animals. '.repeat(
    7,
  ),
  '2026-10-30T12:00:00.000Z',
)

export const thembasReview: ModeratedReview = {
  ...review(
    'ayesha',
    'Ayesha',
    4,
    '',
    'He came at eight as agreed and the geyser was hot by noon. He left his ladder and fetched it the next day.',
    '2026-11-18T09:30:00.000Z',
  ),
  subject: { kind: 'provider', name: 'Themba Mokoena', href: '/ServiceProvider/themba-mokoena' },
}

export const scriptReview = review(
  'thabo',
  'Thabo',
  3,
  'Umbala wall paint, 5 litres',
  '<script>alert("paint")</script> covers well.',
  '2026-10-11T07:30:00.000Z',
)

export const reviews = [
  lerato,
  thembasReview,
  pieter,
  hiddenReview,
  review(
    'fatima',
    'Fatima',
    4,
    'Umbala wall paint, 5 litres',
    'Two coats and the damp stain is gone. The tin lid was dented.',
    '2026-11-05T10:10:00.000Z',
  ),
]
