import type { PaletteOption } from '#ui-kit/shop/palette/paletteGroup.ts'
import { adminLinks } from '#web/shell/adminPages.ts'

/** The pages whose name or keywords have a word that starts with each typed word; all pages for admins while nothing is typed. */
export const findPages = (text: string): PaletteOption[] => {
  const typed = wordsOf(text)
  const pages = typed.length === 0 ? managementPages : [...managementPages, ...otherPages]

  return pages
    .filter(([name, , keywords = '']) => typed.every((word) => startsAny(wordsOf(`${name} ${keywords}`), word)))
    .map(([label, href]) => ({ id: `page-${href}`, label, href }))
}

type Page = readonly [name: string, href: string, keywords?: string]

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean)

const startsAny = (words: readonly string[], start: string) => words.some((word) => word.startsWith(start))

// Other words for what a page shows.
const keywords: Record<string, string> = {
  '/Dashboard': 'figures sales revenue',
  '/Audit': 'history events log',
  '/Security': 'logins accounts',
  '/Banner_Management': 'slides home',
}

const managementPages: Page[] = adminLinks.map(([label, href]) => [
  label.replace(' Management', ''),
  href,
  keywords[href] ?? '',
])

const otherPages: Page[] = [
  ['Add product', '/AddProduct', 'new'],
  ['Import products', '/Products_Management/import', 'csv'],
  ['Add service provider', '/AddServiceProvider', 'new'],
  ['Add slide', '/AddSlide', 'new banner'],
  ['Late orders', '/Orders_Management?late=1'],
  ['Shop home', '/'],
  ['Categories', '/Categories'],
  ['Help', '/Help'],
  ['Account', '/account', 'my details'],
  ['Inbox', '/account/inbox', 'messages notifications'],
]
