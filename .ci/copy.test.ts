import { describe, expect, it } from 'vitest'
import { sentences, unseenSentences } from '#stories/copy/sentences.ts'
import { showsSentence } from '#stories/copy/showsSentence.ts'
import {
  accountSentences,
  addressSentences,
  productSentences,
  refusalSentences,
  sentencesOfFiles,
} from './book/fixedSentences.ts'
import { readStoryFiles } from './book/readStoryFiles.ts'

const stories = new Set(readStoryFiles().flatMap(({ title, names }) => names.map((name) => `${title}#${name}`)))

describe('the page of the copy', () => {
  it.each(sentences.map(({ text, story }) => [text, story]))(
    'shows "%s" with a story that exists: %s',
    (_text, story) => {
      expect(stories).toContain(story)
    },
  )

  // In a source file a place to fill in is written `${…}`, and its sentence may end there.
  const words = (sentence: string) => sentence.replaceAll(/\$?\{[^}]*\}?/g, '…')
  const listed = [...sentences.map(({ text }) => text), ...Object.keys(unseenSentences)].map(words)
  const fixed = [
    ...[...accountSentences, ...addressSentences, ...productSentences].map(([, , sentence]) => sentence),
    ...refusalSentences.map(([, sentence]) => sentence),
    ...sentencesOfFiles.flatMap(([, rows]) => rows.flatMap(([, ...texts]) => texts)),
  ].map(words)

  it.each([...new Set(fixed)])('has "%s", which the shop is compared with', (sentence) => {
    const beginning = sentence.replace(/[:\s]*…$/, '')
    expect(listed.some((text) => text === sentence || (beginning !== sentence && text.startsWith(beginning)))).toBe(
      true,
    )
  })

  it('gives a reason for what nobody sees', () => {
    for (const reason of Object.values(unseenSentences)) expect(reason).toMatch(/^[A-Z].{20,}\.$/)
  })
})

describe('a sentence', () => {
  it.each([
    ['Failed to login\nNetwork error', 'Network error'],
    ['41 result(s) found for "kettle"', '{n} result(s) found for "{text}"'],
    ['Hi\u00a0Amina', 'Hi {firstname}'],
  ])('is found in %j: %s', (page, text) => expect(showsSentence(page, text)).toBe(true))

  it.each([
    ['Failed to login again', 'Failed to log'],
    ['failed to login', 'Failed to login'],
    ['result(s) found for "kettle"', '{n} result(s) found for "{text}"'],
  ])('is not found in %j: %s', (page, text) => expect(showsSentence(page, text)).toBe(false))
})
