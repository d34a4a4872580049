// biome-ignore-all lint/suspicious/noTemplateCurlyInString: planted source text
import { describe, expect, it } from 'vitest'
import { routeTable } from '#e2e/testing/routeTable.ts'
import { routes } from '#web/routes.tsx'
import { matchPage } from '#web/shell/routing/matchPage.ts'
import { sitePaths } from '#web/sitePaths.ts'
import { kitPaths } from './book/kitPaths.ts'
import { kitRules } from './book/kitRules.ts'
import { readSources } from './importGraph.ts'

const paths = [...routes, ...routeTable].map(({ path }) => path)

describe('the ui-kit', () => {
  it('names no page of the app', () => {
    expect(kitPaths(paths, readSources(['ui-kit']))).toEqual([])
  })

  it.each([
    "const trail = [{ label: 'Cart', href: '/Cart' }]",
    '<Button href="/">Home</Button>',
    '<Anchor href="/anything">Anything</Anchor>',
    "const ordersHref = '/account/orders'",
    'const href = `/${slug}`',
    'const href = `${productHref}/history`',
    'const href = `?page=${page}`',
    "const share = 'https://ekhaya.example/Categories'",
  ])('would be found with: %s', (text) => {
    expect(kitPaths(paths, [{ path: 'ui-kit/planted.tsx', text }])).toHaveLength(1)
  })

  it.each([
    "import { AccountScreen } from '#ui-kit/screens/account/AccountScreen.tsx'",
    "const words = 'Seller and/or maker'",
    "const chat = 'https://wa.me/27110000000'",
    '// for example /Cart\nconst href = props.cartHref',
    '<SkipLink href="#main" />',
  ])('may have: %s', (text) => {
    expect(kitPaths(paths, [{ path: 'ui-kit/planted.tsx', text }])).toEqual([])
  })
})

describe('the rules of the shop', () => {
  it('stand nowhere in the ui-kit', () => {
    expect(kitRules(readSources(['ui-kit']))).toEqual([])
  })

  it.each([
    "if (length < 3) return 'The reason must be at least 3 characters long'",
    'return `At most ${max} pictures`',
    "error: 'price should be numeric greater than 0'",
    'hint={`${length} of 160 characters`}',
    'The code works for 10 minutes.',
    'Free delivery from R 250',
  ])('would be found with: %s', (text) => {
    expect(kitRules([{ path: 'ui-kit/planted.tsx', text }])).toHaveLength(1)
  })

  it.each([
    'hint={`${length} of ${max} characters`}',
    '/** Between 3 characters and 20: must be given. */\nconst check = props.check',
    'The code works for {lifetime} minutes.',
  ])('may be shown with: %s', (text) => {
    expect(kitRules([{ path: 'ui-kit/planted.tsx', text }])).toEqual([])
  })
})

it.each(Object.entries(sitePaths))('the page that the ui-kit calls %s is at %s', (_page, pathname) => {
  const { path } = matchPage({ pathname, search: '', state: null }).route
  expect(path.toLowerCase()).toBe(pathname.toLowerCase())
})
