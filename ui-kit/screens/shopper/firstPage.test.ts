import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The file and everything it imports, but for types. */
const carriedBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  if (file.startsWith('ui-kit/')) for (const next of importsOf(file)) carriedBy(next, seen)
  return seen
}

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\}) (?!type ).*'(.+)'$/gm)].map(([, from = '']) =>
    from.startsWith('.') ? join(dirname(file), from) : from.replace('#', ''),
  )

const later = /shop\/review\/|PictureZoom|FilterPanel|FilterSheet|SearchScreen|MoreProducts|react-aria-components/

test.each([
  'ui-kit/screens/shopper/HomeScreen.tsx',
  'ui-kit/screens/shopper/CategoryScreen.tsx',
  'ui-kit/screens/shopper/CategoriesScreen.tsx',
  'ui-kit/screens/shopper/ProductScreen.tsx',
  'ui-kit/shop/search/SearchBox.tsx',
  'ui-kit/shop/search/ListingBar.tsx',
])('%s does not bring what can come later', (screen) => {
  const carried = [...carriedBy(screen)]

  expect(carried.length).toBeGreaterThan(5)
  expect(carried.filter((file) => later.test(file))).toEqual([])
})
