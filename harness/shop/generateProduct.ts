import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { adjectives, commonTags, praiseSentences, productNames, ranges, syllables, uses } from './vocabulary.ts'

export type GeneratedProduct = ProductDetails & { quantity: number; dateAdded: string }

/**
 * Generates a realistic product, always the same for the same number. Half of all products have `home` in their names, a fifth has the
 * tag `summer`, and a few brands have most of the products.
 */
export const generateProduct = (number: number): GeneratedProduct => {
  const random = openSeededRandom(number + 1)
  const { categories, names } = random.pick(categoryPaths)
  const [thing, brand, range] = [random.pick(names), pickSkewed(brands, random), random.pick(ranges)]
  const look = random.pick(adjectives)
  const name = `${brand} ${range} ${random.happens(0.5) ? 'home ' : ''}${look} ${thing}`
  const price = 2000 + random.below(500) * random.below(500) * 10
  return {
    ...textsOf({ thing, look, range }, random),
    slug: `${slugOf(name)}-${number}`,
    name,
    brand,
    categories,
    price,
    costPrice: Math.round(price * (0.5 + random.fraction() / 2)),
    discount: random.happens(0.25) ? random.below(50) - 9 : 0,
    images: [{ ...pathsOf(slugOf(thing)), alt: name }],
    specifications: [
      { name: 'Colour', value: look },
      { name: 'Mass', value: `${1 + random.below(90) / 10} kg` },
      { name: 'Model', value: `${brand.slice(0, 2).toUpperCase()}${number}` },
    ],
    tags: tagsOf(thing, random),
    crossSellProducts: [],
    isFeatured: random.happens(0.02),
    featuredPriority: random.below(100),
    quantity: random.happens(0.05) ? 0 : random.below(200),
    dateAdded: new Date(Date.UTC(2025, 2, 1) + random.below(600) * 86_400_000).toISOString(),
  }
}

const textsOf = ({ thing, look, range }: Record<'thing' | 'look' | 'range', string>, random: SeededRandom) => ({
  description: [
    `A ${look} ${thing} for ${random.pick(uses)} and ${random.pick(uses)}.`,
    random.pick(praiseSentences),
    random.pick(praiseSentences),
  ].join(' '),
  features: [`${range} range`, `Good for ${random.pick(uses)}`, random.pick(praiseSentences)],
  whatsInTheBox: [thing, 'Booklet'],
  overview: `${look} ${thing} of the ${range} range`,
  warranty: '1 year',
})

const tagsOf = (thing: string, random: SeededRandom) => [
  ...new Set([
    ...(random.happens(0.2) ? ['summer'] : []),
    thing.split(' ').at(-1) ?? thing,
    random.pick(commonTags),
    pickSkewed(rareTags, random),
  ]),
]

const pathsOf = (pictureName: string) => ({
  thumbnail: `/pictures/${pictureName}-320.webp`,
  medium: `/pictures/${pictureName}-800.webp`,
})

const categoryPaths = Object.entries(productNames).flatMap(([path, leaves]) =>
  Object.entries(leaves).map(([leaf, names]) => ({ categories: [...path.split('/'), leaf], names })),
)

const syllableName = (at: number) =>
  [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20].map((part) => syllables[part] ?? '').join('')
const brands = Array.from(
  { length: 400 },
  (_, at) => `${syllableName(at * 7 + 1)[0]?.toUpperCase()}${syllableName(at * 7 + 1).slice(1)}`,
)
const rareTags = Array.from(
  { length: 1500 },
  (_, at) => `${adjectives[at % adjectives.length]} ${syllableName(at * 3)}`,
)

// Picks the first items most often.
const pickSkewed = (all: readonly string[], random: SeededRandom) =>
  all[Math.floor(all.length * random.fraction() ** 3)] ?? ''
