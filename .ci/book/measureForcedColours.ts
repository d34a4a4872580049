import type { Figures } from '#api/programs/figures.ts'
import { findForcedColourFaults } from './findForcedColourFaults.ts'
import { firstStories } from './firstStories.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

/** Looks at all stories of elements, and at the first of every part and screen, in the colours that a system forces on pages. */
export const measureForcedColours = async (figures: Figures, book: Book) => {
  const elements = book.stories.filter(
    ({ title, tags }) => title.startsWith('Elements/') && !tags.includes('behaviour') && !tags.includes('guidance'),
  )
  const looked = [...elements, ...firstStories(book).filter(({ title }) => !title.startsWith('Elements/'))]
  const faults = await book.visit(looked, async (page, entry) => {
    await openEntry(page, book.urlOf(entry))
    await page.evaluate(findForcedColourFaults, '#storybook-root')
    await page.emulateMedia({ forcedColors: 'active' })
    const found = await page.evaluate(findForcedColourFaults, '#storybook-root')
    return found.map((fault) => `${entry.id}: ${fault}`)
  })
  figures.figure('stories in forced colours', looked.length)
  reportFaults(figures, 'shapes, buttons and choices that vanish in forced colours', faults)
}
