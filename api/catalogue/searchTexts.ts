import { openAsciiWords } from '#api/catalogue/search/asciiWords.ts'
import { type RankedField, tagTerm, wordTerms } from '#api/catalogue/search/indexTerms.ts'
import { distinctWords, foldDiacritics, tagToken } from '#api/catalogue/search/tokenize.ts'
import type { ProductDescription } from '#domain/catalogue/productEvents.ts'

/** The columns of words, each with the field of a product that it is made from, and how much its words count. */
const columns = {
  name: { field: 'name', rank: 'name' },
  brand: { field: 'brand', rank: 'label' },
  tags: { field: 'tags', rank: 'label' },
  categories: { field: 'categories', rank: 'category' },
  overview: { field: 'overview', rank: 'text' },
  features: { field: 'features', rank: 'text' },
  description: { field: 'description', rank: 'text' },
  specifications: { field: 'specifications', rank: 'text' },
  whats_in_the_box: { field: 'whatsInTheBox', rank: 'text' },
} as const satisfies Record<string, { field: keyof ProductDescription; rank: RankedField }>

type WordColumn = keyof typeof columns

const wordColumns = Object.keys(columns) as WordColumn[]

/** Every column of index terms. */
export const termColumns = [...wordColumns, 'whole_tags'] as const

/** The name of a product for sorting, and its index terms by the field that they are from, separated by spaces. */
export type SearchTexts = Record<WordColumn | 'whole_tags' | 'sort_name', string>

/** The search texts of the fields that are given. */
export const searchTextsOf = (details: Partial<ProductDescription>): Partial<SearchTexts> => {
  const texts: Partial<SearchTexts> = {}
  if (details.name !== undefined) texts.sort_name = foldDiacritics(details.name)
  for (const column of wordColumns) {
    const { field, rank } = columns[column]
    const value = details[field]
    if (value !== undefined) texts[column] = wordTerms(rank, distinctWords(textOf(value)))
  }
  if (details.tags) texts.whole_tags = [...new Set(details.tags.map(tagToken).filter(Boolean))].map(tagTerm).join(' ')
  return texts
}

type SearchedValue = string | readonly (string | ProductDescription['specifications'][number])[]

const textOf = (value: SearchedValue) =>
  typeof value === 'string'
    ? value
    : value.map((each) => (typeof each === 'string' ? each : `${each.name} ${each.value}`)).join(' ')

/** Words of a product that a misspelt word may be corrected to: those of all fields but long texts. */
export const spellingsOf = (texts: SearchTexts) =>
  // Every term begins with a digit, which is no letter of its word.
  runsOfLetters(spelledColumns.map((column) => texts[column]).join(' '))

const spelledColumns = wordColumns.filter((column) => columns[column].rank !== 'text')

const asciiRuns = openAsciiWords((run) => run)

const runsOfLetters = (terms: string) =>
  asciiRuns(terms)?.filter((run) => /^[a-z]{3,}$/.test(run)) ?? new Set(terms.match(/\p{L}{3,}/gu))
