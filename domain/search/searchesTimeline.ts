import { sum } from '#domain/kernel/money.ts'
import { type Sentences, tellingBy } from '#domain/kernel/timeline.ts'
import type { SearchFact } from './searchEvents.ts'

export const searchesSentence = tellingBy<SearchFact>({
  SearchesFoundNothing: ({ searches }) => {
    const searched = sum(searches.map(({ count }) => count))
    return `found nothing for ${searched} ${searched === 1 ? 'search' : 'searches'}: ${toldOf(searches.map(({ text }) => text))}`
  },
} satisfies Sentences<SearchFact>)

const mostTold = 5

const toldOf = (texts: readonly string[]) => {
  const told = texts.slice(0, mostTold).map((text) => `“${text}”`)
  const others = texts.length - told.length
  return others > 0 ? `${told.join(', ')} and ${others} more` : told.join(', ')
}
