import { expect, it } from 'vitest'
import { isReservedSlug } from '#domain/catalogue/reservedSlugs.ts'
import { routes } from './routes.tsx'

const guarded = routes.filter(({ role }) => role !== undefined)

it.each(guarded)('$path has content for the time until the session is known', async ({ page }) => {
  const { pending } = typeof page === 'function' ? await page() : page
  expect(pending).toBeDefined()
})

// A product has its own page at `/:slug`.
const firstSegments = routes.map(({ path }) => path.split('/')[1] ?? '').filter((segment) => /^\w/.test(segment))

it.each([...new Set(firstSegments)])('no product can have the address /%s', (segment) => {
  expect(isReservedSlug(segment)).toBe(true)
})
