import { openAsciiWords } from '#api/catalogue/search/asciiWords.ts'
import { type RankedField, tagTerm, wordTerms } from '#api/catalogue/search/indexTerms.ts'
import { distinctWords, foldDiacritics, tagToken } from '#api/catalogue/search/tokenize.ts'
import type { ProductDescription } from '#domain/catalogue/productEvents.ts'

/** The columns of words, each with the field of a product that it is made from, and how much its words count. */
const columnsOfWords = {
  name_terms: { field: 'name', rank: 'name' },
  brand_terms: { field: 'brand', rank: 'label' },
  tag_terms: { field: 'tags', rank: 'label' },
  category_terms: { field: 'categories', rank: 'category' },
  overview_terms: { field: 'overview', rank: 'text' },
  feature_terms: { field: 'features', rank: 'text' },
  description_terms: { field: 'description', rank: 'text' },
  specification_terms: { field: 'specifications', rank: 'text' },
  box_terms: { field: 'whatsInTheBox', rank: 'text' },
} as const satisfies Record<string, { field: keyof ProductDescription; rank: RankedField }>

type WordColumn = keyof typeof columnsOfWords

const wordColumns = Object.keys(columnsOfWords) as WordColumn[]

/** Every column of index terms. */
export const termColumns = [...wordColumns, 'whole_tag_terms'] as const

/** The name of a product for sorting, and its index terms by the field that they are from, separated by spaces. */
export type SearchTexts = Record<WordColumn | 'whole_tag_terms' | 'sort_name', string>

/** The search texts of the fields that are given. */
export const searchTextsOf = (details: Partial<ProductDescription>): Partial<SearchTexts> => {
  const texts: Partial<SearchTexts> = {}
  if (details.name !== undefined) texts.sort_name = foldDiacritics(details.name)
  for (const column of wordColumns) {
    const { field, rank } = columnsOfWords[column]
    const value = details[field]
    if (value !== undefined) texts[column] = wordTerms(rank, distinctWords(textOf(value)))
  }
  if (details.tags)
    texts.whole_tag_terms = [...new Set(details.tags.map(tagToken).filter(Boolean))].map(tagTerm).join(' ')
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

const spelledColumns = wordColumns.filter((column) => columnsOfWords[column].rank !== 'text')

const asciiRuns = openAsciiWords((run) => run)

const runsOfLetters = (terms: string) =>
  asciiRuns(terms)?.filter((run) => /^[a-z]{3,}$/.test(run)) ?? new Set(terms.match(/\p{L}{3,}/gu))
