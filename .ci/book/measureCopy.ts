import type { Page } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import { type Sentence, sentences, storyIdOf } from '#stories/copy/sentences.ts'
import { showsSentence } from '#stories/copy/showsSentence.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

/** Opens the story of each sentence of the specification, and looks for the sentence on it. */
export const measureCopy = async (figures: Figures, book: Book) => {
  const ofStory = Map.groupBy(sentences, ({ story }) => storyIdOf(story))
  const stories = book.stories.filter(({ id }) => ofStory.has(id))
  const unknown = sentences.filter(({ story }) => !book.has(storyIdOf(story)))
  const missing = await book.visit(stories, async (page, entry) => {
    await openEntry(page, book.urlOf(entry))
    return missingOn(page, ofStory.get(entry.id) ?? [])
  })

  figures.figure('sentences of the specification that people see', sentences.length)
  reportFaults(
    figures,
    'sentences of the specification without a story',
    [...unknown, ...missing].map(({ text, story }) => `${story}: ${text}`),
  )
}

/** Some parts of a page load after its first words: a sentence has these tries, half a second apart. */
const tries = 40

const missingOn = async (page: Page, expected: readonly Sentence[], triesLeft = tries): Promise<Sentence[]> => {
  const words = await page.evaluate(wordsOfPage)
  const missing = expected.filter(({ text }) => !showsSentence(words, text))
  if (missing.length === 0 || triesLeft === 0) return missing
  await page.waitForTimeout(500)
  return missingOn(page, missing, triesLeft - 1)
}

/** What people see or hear: text, the names of controls and pictures, and the choices of lists. */
const wordsOfPage = () => {
  const named = [...document.querySelectorAll('[aria-label], [alt], option')]
  return [
    document.body.innerText,
    ...named.map((node) => node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? node.textContent),
  ].join('\n')
}
