import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { recordedFact } from '#domain/testing/fixtures.ts'
import { searchesSentence } from './searchesTimeline.ts'

const sentenceOf = (searches: { text: string; count: number }[]) =>
  searchesSentence(recordedFact(fact('SearchesFoundNothing', { searches })))

it('the sentence for one search uses the singular', () => {
  expect(sentenceOf([{ text: 'samp', count: 1 }])).toBe('found nothing for 1 search: “samp”')
})

it('the sentence for many searches names the first five', () => {
  const searches = ['samp', 'mielie pap', 'umbrella', 'gas heater', 'tv', 'bicycle', 'phone'].map((text) => ({
    text,
    count: 2,
  }))
  expect(sentenceOf(searches)).toBe(
    'found nothing for 14 searches: “samp”, “mielie pap”, “umbrella”, “gas heater”, “tv” and 2 more',
  )
})
