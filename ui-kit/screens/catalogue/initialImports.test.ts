import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The file and all files that it imports by value, directly or not. */
const importedBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  if (file.startsWith('ui-kit/')) for (const next of importsOf(file)) importedBy(next, seen)
  return seen
}

const importsOf = (file: string) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\}) (?!type ).*'(.+)'$/gm)].map(([, from = '']) =>
    from.startsWith('.') ? join(dirname(file), from) : from.replace('#', ''),
  )

const lazyParts =
  /shop\/review\/|PictureZoom|FilterPanel|FilterSheet|SearchScreen|MoreProducts|ProviderFilters|DescriptionDialog|shell\/categories\/|[aA]dmin/

test.each([
  'ui-kit/screens/catalogue/HomeScreen.tsx',
  'ui-kit/screens/catalogue/CategoryScreen.tsx',
  'ui-kit/screens/catalogue/CategoriesScreen.tsx',
  'ui-kit/screens/catalogue/ProductScreen.tsx',
  'ui-kit/screens/provider/ProvidersScreen.tsx',
  'ui-kit/screens/provider/FoundProvidersScreen.tsx',
  'ui-kit/screens/provider/ProviderCategoryScreen.tsx',
  'ui-kit/screens/provider/ProviderScreen.tsx',
  'ui-kit/shop/shell/Header.tsx',
  'ui-kit/shop/shell/CategoryMenu.tsx',
  'ui-kit/shop/search/SearchBox.tsx',
  'ui-kit/shop/search/ListingBar.tsx',
])('%s imports nothing that is loaded later', (screen) => {
  const imported = [...importedBy(screen)]

  expect(imported.length).toBeGreaterThan(5)
  expect(imported.filter((file) => lazyParts.test(file))).toEqual([])
})
