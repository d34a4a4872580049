import type { Page } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import { findLayoutFaults } from '#e2e/testing/findLayoutFaults.ts'
import { firstStories } from './firstStories.ts'
import type { Book, BookEntry } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

const widths = [320, 360, 412, 768, 820, 1024, 1280]

/** Pixels of the browser's standard text: as delivered, and at 200 %. */
const textSizes = [
  { name: '100 %', standard: 16 },
  { name: '200 %', standard: 32 },
]

/** Looks at every screen, with its usual texts and with long ones, at every width and text size: for overflow, covered controls, words in pieces and prices that are cut. */
export const measureLayout = async (figures: Figures, book: Book) => {
  const first = new Set(firstStories(book).map(({ id }) => id))
  const screens = book.stories.filter(
    ({ id, title, name, tags }) =>
      /^(Screens|Pages)\//.test(title) &&
      !tags.includes('behaviour') &&
      // A story with a viewport of its own shows what another one shows at this width too.
      !book.loaded[id]?.viewport &&
      (title.startsWith('Pages/') || first.has(id) || /^Long/.test(name)),
  )
  const faults = await book.visit(screens, (page, entry) => faultsOf(page, book, entry))
  figures.figure('screens at seven widths and two text sizes', screens.length)
  reportFaults(figures, 'layout faults of screens', faults)
}

const faultsOf = async (page: Page, book: Book, entry: BookEntry) => {
  const session = await page.context().newCDPSession(page)
  await openEntry(page, book.urlOf(entry))
  // The footer of the shop, below which a bar at the bottom of the window covers nothing.
  await page.addStyleTag({ content: '#storybook-root { padding-bottom: 300px }' })
  const found: string[] = []
  for (const { name, standard } of textSizes) {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const faults = await page.evaluate(findLayoutFaults, '#storybook-root')
      found.push(...faults.map((fault) => `${entry.id}, ${width} px, text at ${name}: ${fault}`))
    }
  }
  return found
}
