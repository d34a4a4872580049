import type { Figures } from '#api/programs/figures.ts'
import { kindsOf } from '#stories/keyboard/kindsOf.ts'
import { firstStories } from './firstStories.ts'
import { keysWithoutRow, rowsNeverPressed } from './keys/keyFaults.ts'
import { walkByTab } from './keys/walkByTab.ts'
import type { Book } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { readStoryFiles } from './readStoryFiles.ts'
import { reportFaults } from './reportFaults.ts'

/** Walks through the first story of every component and screen by Tab, presses the keys that its docs page prints, and holds both tables against each other. */
export const measureKeys = async (figures: Figures, book: Book) => {
  const walked = firstStories(book)
  const faults = await book.visit(walked, async (page, entry) => {
    await openEntry(page, book.urlOf(entry))
    const { kinds, faults: own } = await walkByTab(page)
    const table = kindsOf(entry.title)
    const missing = kinds.filter((kind) => !table.includes(kind))
    return [
      ...own.map((fault) => `${entry.id}: ${fault}`),
      ...missing.map((kind) => `${entry.id}: its docs print no keys of a ${kind}`),
    ]
  })
  figures.figure('components and screens walked by Tab', walked.length)
  reportFaults(figures, 'controls without focus, without an answer to their keys, or without a docs row', faults)
  const files = readStoryFiles()
  reportFaults(figures, 'keys pressed in stories without a docs row', keysWithoutRow(files))
  reportFaults(figures, 'docs rows whose keys nothing presses', rowsNeverPressed(files))
}
