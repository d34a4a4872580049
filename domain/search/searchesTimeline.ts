import { sum } from '#domain/kernel/money.ts'
import { type Sentences, sentenceFormatter } from '#domain/kernel/timeline.ts'
import type { SearchFact } from './searchEvents.ts'

export const searchesSentence = sentenceFormatter<SearchFact>({
  SearchesFoundNothing: ({ searches }) => {
    const searched = sum(searches.map(({ count }) => count))
    return `found nothing for ${searched} ${searched === 1 ? 'search' : 'searches'}: ${listTexts(searches.map(({ text }) => text))}`
  },
} satisfies Sentences<SearchFact>)

const maxShownTexts = 5

const listTexts = (texts: readonly string[]) => {
  const shown = texts.slice(0, maxShownTexts).map((text) => `“${text}”`)
  const others = texts.length - shown.length
  return others > 0 ? `${shown.join(', ')} and ${others} more` : shown.join(', ')
}
