import { type Chance, openChance } from '#bench/chance.ts'
import { believableProduct } from './believable.ts'

/** What people ask, as the query of a search. */
export type Question = Record<string, string>

/** Words that many products have, and that few have: as they stand in the catalogue, of which there are so many products. */
const wordsIn = (products: number, chance: Chance) => {
  const words = believableProduct(chance.below(products)).name.toLowerCase().split(' ')
  return chance.happens(0.3) ? ['home', words.at(-1) ?? ''] : [chance.pick(words)]
}

/** Questions of three kinds, always the same for the same size: the first ones are asked of a cold cache. */
export const questionsFor = (products: number, count: number) => {
  const chance = openChance(products)
  const make = (question: () => Question) =>
    Array.from({ length: count }, () => ({ ...question(), ...narrowed(products, chance) }))
  return {
    'tag search': make(() => ({
      tags: chance.happens(0.3) ? 'summer' : chance.pick(believableProduct(chance.below(products)).tags),
    })),
    'text search': make(() => ({ search: wordsIn(products, chance).join(' ') })),
    'misspelt search': make(() => ({
      search: wordsIn(products, chance)
        .map((word) => misspelt(word, chance))
        .join(' '),
    })),
  }
}

/** The beginnings of tags, as they are typed. */
export const beginningsFor = (products: number, count: number) => {
  const chance = openChance(products)
  return Array.from({ length: count }, () => {
    const tag = chance.pick(believableProduct(chance.below(products)).tags)
    return tag.slice(0, 3 + chance.below(3))
  })
}

// A third of all questions is narrowed down, a tenth wants another order.
const narrowed = (products: number, chance: Chance): Question => ({
  ...(chance.happens(0.1) && { brands: believableProduct(chance.below(products)).brand }),
  ...(chance.happens(0.1) && { categories: 'Appliances,Kettles' }),
  ...(chance.happens(0.1) && { priceStart: '500', priceEnd: '5000' }),
  ...(chance.happens(0.1) && { inStock: 'true' }),
  ...(chance.happens(0.1) && { sort: chance.pick(['price', '-price', 'newest', 'discount']) }),
})

/** A letter is left out, doubled or changes places with the next. */
const misspelt = (word: string, chance: Chance) => {
  if (word.length < 4) return word
  const at = 1 + chance.below(word.length - 2)
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return chance.pick([before + next + after, before + letter + letter + next + after, before + next + letter + after])
}
