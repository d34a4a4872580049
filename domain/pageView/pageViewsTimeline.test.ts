import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { pageViewsSentence } from './pageViewsTimeline.ts'

it.each([
  [[{ path: '/LayBuy', count: 1 }], 'counted 1 page view: /LayBuy 1'],
  [
    [
      { path: '/LayBuy', count: 4 },
      { path: '/Privacy', count: 2 },
    ],
    'counted 6 page views: /LayBuy 4, /Privacy 2',
  ],
])('the page views %j are told with their paths', (pages, sentence) => {
  expect(pageViewsSentence(recordedFact(fact('PageViewsCounted', { pages })))).toBe(sentence)
})
