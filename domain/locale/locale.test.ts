import { describe, expect, it } from 'vitest'
import { defaultDeliveryTerms } from '#domain/shopIdentity.ts'
import { termsPages } from '#domain/terms/termsPages.ts'
import { enZA } from './enZA/enZA.ts'
import type { Locale } from './locale.ts'
import type { PageText, Paragraph } from './pageText.ts'

const textOf = (page: (typeof termsPages)[number]): PageText<string> =>
  page === 'delivery' ? enZA.terms.delivery(defaultDeliveryTerms) : enZA.terms[page]()

const words = (paragraph: Paragraph) =>
  [paragraph]
    .flat()
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')

const pages: [string, PageText<string>][] = [
  ...termsPages.map((page): [string, PageText<string>] => [page, textOf(page)]),
  ['about', enZA.about(defaultDeliveryTerms)],
  ['help', enZA.help()],
]

describe.each(pages)('the text of %s', (_, { title, lead, sections }) => {
  const paragraphs = Object.values(sections).flatMap((section) => [...section.paragraphs, ...(section.points ?? [])])

  it('has a title, a lead, and a heading and words in every section', () => {
    for (const text of [title, lead, ...Object.values(sections).map(({ heading }) => heading)])
      expect(text).toMatch(/\w/)
    expect(paragraphs.length).toBeGreaterThanOrEqual(Object.keys(sections).length)
  })

  it('has short sentences', () => {
    const sentences = paragraphs.flatMap((paragraph) => words(paragraph).split(/(?<=[.?!:])\s/))
    expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 45)).toEqual([])
  })

  it('has no figure that is missing', () => {
    expect(paragraphs.map(words).join(' ')).not.toMatch(/undefined|NaN|\[object/)
  })
})

it('a language with a section missing does not compile', () => {
  const { areas: _, ...sections } = enZA.terms.delivery(defaultDeliveryTerms).sections
  const delivery = () => ({ title: 'Gratis aflewering', lead: '', sections })
  // @ts-expect-error: the section `areas` is missing
  const incomplete: Locale = { ...enZA, language: 'af-ZA', terms: { ...enZA.terms, delivery } }
  expect(incomplete.language).toBe('af-ZA')
})
