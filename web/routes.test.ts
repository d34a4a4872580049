import { expect, it } from 'vitest'
import { routes } from './routes.tsx'

const guarded = routes.filter(({ role }) => role !== undefined)

it.each(guarded)('$path has content for the time until the session is known', async ({ page }) => {
  const { pending } = typeof page === 'function' ? await page() : page
  expect(pending).toBeDefined()
})
