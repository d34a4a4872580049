import { type Chance, openChance } from '#bench/chance.ts'
import type { ProductDetails } from '#domain/catalogue/productEvents.ts'
import { slugOf } from '#domain/catalogue/slug.ts'
import { commonTags, looks, praises, ranges, syllables, things, uses } from './vocabulary.ts'

export type BelievableProduct = ProductDetails & { quantity: number; dateAdded: string }

/**
 * Products as a shop of any size could have them, always the same for the same number: half of them have `home` in their names, a fifth
 * the tag `summer`, a few brands have most of them.
 */
export const believableProduct = (number: number): BelievableProduct => {
  const chance = openChance(number + 1)
  const { categories, names } = chance.pick(places)
  const [thing, brand, range] = [chance.pick(names), skewed(brands, chance), chance.pick(ranges)]
  const look = chance.pick(looks)
  const name = `${brand} ${range} ${chance.happens(0.5) ? 'home ' : ''}${look} ${thing}`
  const price = 2000 + chance.below(500) * chance.below(500) * 10
  return {
    ...textsOf({ thing, look, range }, chance),
    slug: `${slugOf(name)}-${number}`,
    name,
    brand,
    categories,
    price,
    costPrice: Math.round(price * (0.5 + chance.fraction() / 2)),
    discount: chance.happens(0.25) ? chance.below(50) - 9 : 0,
    images: [{ ...pathsOf(slugOf(thing)), alt: name }],
    specifications: [
      { name: 'Colour', value: look },
      { name: 'Mass', value: `${1 + chance.below(90) / 10} kg` },
      { name: 'Model', value: `${brand.slice(0, 2).toUpperCase()}${number}` },
    ],
    tags: tagsOf(thing, chance),
    crossSellProducts: [],
    isFeatured: chance.happens(0.02),
    featuredPriority: chance.below(100),
    quantity: chance.happens(0.05) ? 0 : chance.below(200),
    dateAdded: new Date(Date.UTC(2025, 2, 1) + chance.below(600) * 86_400_000).toISOString(),
  }
}

const textsOf = ({ thing, look, range }: Record<'thing' | 'look' | 'range', string>, chance: Chance) => ({
  description: [
    `A ${look} ${thing} for ${chance.pick(uses)} and ${chance.pick(uses)}.`,
    chance.pick(praises),
    chance.pick(praises),
  ].join(' '),
  features: [`${range} range`, `Good for ${chance.pick(uses)}`, chance.pick(praises)],
  whatsInTheBox: [thing, 'Booklet'],
  overview: `${look} ${thing} of the ${range} range`,
  warranty: '1 year',
})

const tagsOf = (thing: string, chance: Chance) => [
  ...new Set([
    ...(chance.happens(0.2) ? ['summer'] : []),
    thing.split(' ').at(-1) ?? thing,
    chance.pick(commonTags),
    skewed(rareTags, chance),
  ]),
]

const pathsOf = (picture: string) => ({
  thumbnail: `/pictures/${picture}-320.webp`,
  medium: `/pictures/${picture}-800.webp`,
})

const places = Object.entries(things).flatMap(([path, leaves]) =>
  Object.entries(leaves).map(([leaf, names]) => ({ categories: [...path.split('/'), leaf], names })),
)

const named = (at: number) =>
  [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20].map((part) => syllables[part] ?? '').join('')
const brands = Array.from(
  { length: 400 },
  (_, at) => `${named(at * 7 + 1)[0]?.toUpperCase()}${named(at * 7 + 1).slice(1)}`,
)
const rareTags = Array.from({ length: 1500 }, (_, at) => `${looks[at % looks.length]} ${named(at * 3)}`)

// The first of them come up the most.
const skewed = (all: readonly string[], chance: Chance) => all[Math.floor(all.length * chance.fraction() ** 3)] ?? ''
