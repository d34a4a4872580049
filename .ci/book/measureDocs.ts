import type { Page } from 'playwright'
import type { Figures } from '#api/programs/figures.ts'
import type { Book, BookEntry } from './openBook.ts'
import { openEntry } from './openEntry.ts'
import { reportFaults } from './reportFaults.ts'

/** Pixels: a docs page longer than this is read by nobody. */
const tallest = 9000

/** Opens every docs page, with its frames left empty: each of their stories is a page of its own. */
export const measureDocs = async (figures: Figures, book: Book) => {
  const pages = await book.visit(book.docs, async (page, entry) => [await look(page, book, entry)])
  const faultsOf = (faults: (page: Look) => string[]) =>
    pages.flatMap((page) => faults(page).map((fault) => `${page.id}: ${fault}`))

  figures.figure('docs pages', pages.length)
  reportFaults(
    figures,
    'docs pages with an open modal dialog',
    faultsOf(({ modals }) => (modals > 0 ? [`${modals}`] : [])),
  )
  reportFaults(
    figures,
    'console errors of docs pages',
    faultsOf(({ errors }) => errors),
  )
  reportFaults(
    figures,
    'ids that a docs page has twice',
    faultsOf(({ twice }) => twice),
  )
  reportFaults(
    figures,
    'links of docs pages that lead nowhere',
    faultsOf(({ lost }) => lost),
  )
  reportFaults(
    figures,
    'docs pages that are too tall',
    faultsOf(({ height }) => (height > tallest ? [`${height} px`] : [])),
  )
}

type Look = Awaited<ReturnType<typeof look>>

const look = async (page: Page, book: Book, entry: BookEntry) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route(/viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await openEntry(page, book.urlOf(entry))
  await page.waitForFunction(hasStoppedGrowing, undefined, { polling: 500 })
  const seen = await page.evaluate(() => {
    // Storybook itself puts the same filters beside every story, and the same ids into editors of JSON.
    const ids = [...document.querySelectorAll('[id]:not([id^=storybook-], .docblock-argstable *)')].map(({ id }) => id)
    // A link in a drawing has no text as its `href`.
    const hrefs = [...document.querySelectorAll('.sbdocs a[href*="?path="]')].map((link) => link.getAttribute('href'))
    const pathOf = (href: string | null) => new URL(href ?? '', document.baseURI).searchParams.get('path')
    return {
      links: hrefs.map((href) => pathOf(href)?.split('/').at(-1) ?? ''),
      modals: document.querySelectorAll('dialog:modal').length,
      twice: [...new Set(ids.filter((id, place) => ids.indexOf(id) !== place))],
      height: document.documentElement.scrollHeight,
    }
  })
  const lost = seen.links.filter((link) => !book.has(link))
  return { id: entry.id, errors, lost, ...seen }
}

/** The stories of a page are rendered one after the other. */
const hasStoppedGrowing = () => {
  const { length } = document.querySelectorAll('*')
  const before = Reflect.get(window, 'elementsBefore')
  Reflect.set(window, 'elementsBefore', length)
  return before === length
}
