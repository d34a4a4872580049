import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { generateProduct } from '#harness/shop/generateProduct.ts'

/** The query parameters of a search. */
export type SearchParams = Record<string, string>

/** Words from a product's name: sometimes the frequent word `home` with the last word, mostly one word. */
const randomWords = (products: number, random: SeededRandom) => {
  const words = generateProduct(random.below(products)).name.toLowerCase().split(' ')
  return random.happens(0.3) ? ['home', words.at(-1) ?? ''] : [random.pick(words)]
}

/** Generates searches of three kinds. The same number of products gives the same searches. */
export const generateSearches = (products: number, count: number) => {
  const random = openSeededRandom(products)
  const make = (createSearch: () => SearchParams) =>
    Array.from({ length: count }, () => ({ ...createSearch(), ...randomFilters(products, random) }))
  return {
    'tag search': make(() => ({
      tags: random.happens(0.3) ? 'summer' : random.pick(generateProduct(random.below(products)).tags),
    })),
    'text search': make(() => ({ search: randomWords(products, random).join(' ') })),
    'misspelt search': make(() => ({
      search: randomWords(products, random)
        .map((word) => misspell(word, random))
        .join(' '),
    })),
  }
}

/** Generates the first three to five letters of tags, as a customer types them. */
export const generateTagPrefixes = (products: number, count: number) => {
  const random = openSeededRandom(products)
  return Array.from({ length: count }, () => {
    const tag = random.pick(generateProduct(random.below(products)).tags)
    return tag.slice(0, 3 + random.below(3))
  })
}

// About a third of all searches has a filter, a tenth has a sort order.
const randomFilters = (products: number, random: SeededRandom): SearchParams => ({
  ...(random.happens(0.1) && { brands: generateProduct(random.below(products)).brand }),
  ...(random.happens(0.1) && { categories: 'Appliances,Kettles' }),
  ...(random.happens(0.1) && { priceStart: '500', priceEnd: '5000' }),
  ...(random.happens(0.1) && { inStock: 'true' }),
  ...(random.happens(0.1) && { sort: random.pick(['price', '-price', 'newest', 'discount']) }),
})

/** Leaves out a letter, doubles it, or swaps it with the next. */
const misspell = (word: string, random: SeededRandom) => {
  if (word.length < 4) return word
  const at = 1 + random.below(word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return random.pick([before + next + after, before + letter + letter + next + after, before + next + letter + after])
}
