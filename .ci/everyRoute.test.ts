import { describe, expect, it } from 'vitest'
import { routeTable } from '#e2e/testing/routeTable.ts'
import { providerSearchRoute, routes, searchRoute } from '#web/routes.tsx'
import { matchPage } from '#web/shell/routing/matchPage.ts'

const routeOf = (address: string) => {
  const [pathname = '', search] = address.split('?')
  return matchPage({ pathname, search: search ? `?${search}` : '', state: null }).route
}

// The e2e test of every route opens what this table names, and nothing else.
describe('the table of every route', () => {
  const tested = new Set(routeTable.map(({ path }) => routeOf(path)))

  it.each([...routes, searchRoute, providerSearchRoute])('has a row for $path', (route) => {
    expect(tested.has(route)).toBe(true)
  })

  it.each(routeTable)('says who may see $path', ({ path, access }) => {
    expect(access).toBe(routeOf(path).role)
  })
})
