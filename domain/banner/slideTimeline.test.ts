import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { summerSlide } from '#domain/testing/bannerFixtures.ts'
import { monday, recordedFact } from '#domain/testing/fixtures.ts'
import type { SlideFact } from './slideEvents.ts'
import { slideStateOn } from './slideState.ts'
import { slideSentence } from './slideTimeline.ts'

it.each<[SlideFact, string]>([
  [
    fact('SlideAdded', { ...summerSlide, dateAdded: monday }),
    'added the slide "Long evenings outside" for Fri 13 Nov 2026 to Mon 30 Nov 2026',
  ],
  [fact('SlideReworded', { title: 'Evenings', link: '/' }), 'changed the title and the link'],
  [fact('SlidePictured', { images: summerSlide.images, alt: 'A braai' }), 'chose a picture'],
  [fact('SlidePictured', { images: [], alt: '' }), 'chose no picture'],
  [
    fact('SlideScheduled', { from: '2026-12-01', until: '2026-12-24' }),
    'scheduled the slide for Tue 1 Dec 2026 to Thu 24 Dec 2026',
  ],
  [fact('SlideMoved', { order: 3 }), 'moved the slide to place 3'],
  [fact('SlideWithdrawn', {}), 'removed the slide from the banner'],
  [fact('SlideReinstated', {}), 'put the slide back in the banner'],
])('$0.type is told in a sentence', (told, sentence) => {
  expect(slideSentence(recordedFact(told))).toBe(sentence)
})

it.each([
  ['2026-11-12', true, 'planned'],
  ['2026-11-13', true, 'running'],
  ['2026-11-30', true, 'running'],
  ['2026-12-01', true, 'over'],
  ['2026-11-20', false, 'withdrawn'],
] as const)('on %s a slide that is active: %s is %s', (today, isActive, state) => {
  expect(slideStateOn(today, summerSlide, isActive)).toBe(state)
})
