import { expect, it } from 'vitest'
import { happened } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { searchesSentence } from './searchesTimeline.ts'

const told = (searches: { text: string; count: number }[]) =>
  searchesSentence(happened(fact('SearchesFoundNothing', { searches })))

it('one search is told as one', () => {
  expect(told([{ text: 'samp', count: 1 }])).toBe('found nothing for 1 search: “samp”')
})

it('of many, the first five are named', () => {
  const searches = ['samp', 'mielie pap', 'umbrella', 'gas heater', 'tv', 'bicycle', 'phone'].map((text) => ({
    text,
    count: 2,
  }))
  expect(told(searches)).toBe(
    'found nothing for 14 searches: “samp”, “mielie pap”, “umbrella”, “gas heater”, “tv” and 2 more',
  )
})
