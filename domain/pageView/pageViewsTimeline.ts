import { sum } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { PageViewFact } from './pageViewEvents.ts'

export const pageViewsSentence = sentenceFormatter<PageViewFact>({
  PageViewsCounted: ({ pages }) => {
    const views = sum(pages.map(({ count }) => count))
    const counted = pages.map(({ path, count }) => `${path} ${count}`).join(', ')
    return `counted ${views} ${views === 1 ? 'page view' : 'page views'}: ${counted}`
  },
} satisfies Sentences<PageViewFact>)
