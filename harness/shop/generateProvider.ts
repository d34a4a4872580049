import { demoProviders } from '#api/demo/serviceProviders.ts'
import type { ProviderDetails } from '#domain/provider/providerEvents.ts'
import { openSeededRandom, type SeededRandom } from '#harness/seededRandom.ts'
import { syllables } from './vocabulary.ts'

export type GeneratedProvider = ProviderDetails & { id: string; dateAdded: string }

/**
 * Generates a service provider, always the same for the same number: trade, words and hours of one of the demo shop, with a name of their
 * own, and areas, fee and experience drawn anew. Surnames and suburbs grow with the number, as in a larger town.
 */
export const generateProvider = (number: number): GeneratedProvider => {
  const random = openSeededRandom(number + 1)
  const { id: _id, portrait: _portrait, reviews: _reviews, ...template } = templateOf(number)
  const fullName = `${template.fullName.split(' ')[0]} ${capitalized(surnameOf(random.below(8000)))}`
  return {
    ...template,
    id: `provider-${number}`,
    fullName,
    description: `${template.description} ${fullName} works with ${capitalized(surnameOf(random.below(8000)))}.`,
    experienceYears: random.below(40),
    phoneNumber: `07${String(random.below(100_000_000)).padStart(8, '0')}`,
    areasServed: [...new Set([...template.areasServed, suburbOf(random, number), suburbOf(random, number)])],
    callOutFee: random.below(20) * 2500,
    dateAdded: new Date(Date.UTC(2025, 2, 1) + random.below(600) * 86_400_000).toISOString(),
  }
}

/** Words, areas and category paths as visitors of a directory of this size ask for them. */
export const generateDirectoryWords = (providers: number, random: SeededRandom) => {
  const { fullName, profession, areasServed, categories } = generateProvider(random.below(providers))
  return {
    words: random.pick([fullName.split(' ')[1] ?? '', profession, `${profession} ${areasServed.at(-1)}`]),
    area: random.pick(areasServed),
    category: categories.slice(0, 1 + random.below(3)).join('/'),
  }
}

const templateOf = (number: number) => {
  const template = demoProviders[number % demoProviders.length]
  if (!template) throw new RangeError('The demo shop has no service providers')
  return template
}

const surnameOf = (at: number) =>
  [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400) % 20].map((part) => syllables[part] ?? '').join('')

const capitalized = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

// One suburb for each forty providers.
const suburbOf = (random: SeededRandom, number: number) =>
  `${capitalized(surnameOf(random.below(3 + Math.ceil(number / 40)) * 7))} Park`
