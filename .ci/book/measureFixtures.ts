import type { Figures } from '#api/programs/figures.ts'
import { fixtureFaults } from './fixtures/fixtureFaults.ts'
import { plainValue } from './fixtures/plainValue.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

/** Reads the arguments of every story, and looks for carts, lists, owners and dates that do not add up. */
export const measureFixtures = async (figures: Figures, book: Book) => {
  const values = await book.visit(book.stories.slice(0, 1), async (page, entry) => {
    await page.addInitScript({ content: `window.plainValue = ${plainValue}` })
    await openEntry(page, book.urlOf(entry))
    return page.evaluate(readArguments)
  })
  figures.figure('stories with arguments', values.length)
  reportFaults(figures, 'fixtures that do not add up', fixtureFaults(values))
}

/** Runs in a page of the book. */
const readArguments = async (): Promise<[id: string, value: unknown][]> => {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const plain: typeof plainValue = Reflect.get(window, 'plainValue')
  const stories: Record<string, { id: string; initialArgs: object }> = await preview.extract()
  return Object.values(stories).map(({ id, initialArgs }) => [id, plain(initialArgs)])
}
