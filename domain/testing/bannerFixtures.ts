import type { SlideDetails, SlideFact } from '#domain/banner/slideEvents.ts'
import { slideMachine, slideStream } from '#domain/banner/slideMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { monday, recordedFact } from './fixtures.ts'

// Slides of the banner for tests.

/** Runs from Friday 13 to Monday 30 November 2026. */
export const summerSlide: SlideDetails = {
  title: 'Long evenings outside',
  text: 'Braais, potjies and ice buckets for the garden.',
  link: '/Categories/Garden',
  images: [{ thumbnail: '/pictures/slides/braai-phone-640.webp', medium: '/pictures/slides/braai-desk-1120.webp' }],
  alt: 'A braai in a garden at sunset',
  from: '2026-11-13',
  until: '2026-11-30',
  order: 1,
}

/** The slide after some facts. */
export const slideAfter = (...facts: SlideFact[]) =>
  replay(
    slideMachine,
    slideStream('summer'),
    facts.map((each) => recordedFact(each)),
  )

export const shownSlide = (...facts: SlideFact[]) =>
  slideAfter(fact('SlideAdded', { ...summerSlide, dateAdded: monday }), ...facts)
