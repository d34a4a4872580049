import { foldedText } from '#api/readModels/foldedText.ts'
import { categoryLabels } from '#domain/provider/categoryTree.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { openInvertedIndex } from './invertedIndex.ts'

/** What entries are searched by. */
export const openSearchIndex = () => {
  const [categories, areas, words] = [openInvertedIndex(), openInvertedIndex(), openInvertedIndex()]
  // Many providers have the same categories and areas.
  const folded = new Map<string, string>()
  const fold = (text: string) => folded.getOrInsertComputed(text, foldedText)
  return {
    put: (number: number, details: ProviderDetails) => {
      categories.put(number, categoryTerms(details.categories).map(fold))
      areas.put(number, details.areasServed.map(fold))
      words.put(number, foldedText(searchTexts(details).join(' ')).split(' '))
    },
    /** By category path, value and label, folded. */
    categories,
    /** By areas served, folded. */
    areas,
    /** By the words of names, trades, places and descriptions, folded. */
    words,
  }
}

/** Each value and label of a category path, and the path to each. */
const categoryTerms = (path: readonly string[]) => [
  ...path.map((_, index) => path.slice(0, index + 1).join('/')),
  ...path,
  ...categoryLabels(path).map(({ label }) => label),
]

const searchTexts = (details: ProviderDetails) => [
  details.fullName,
  details.profession,
  details.location,
  details.zoneOrSection,
  ...details.areasServed,
  ...categoryLabels(details.categories).map(({ label }) => label),
  details.description,
]
