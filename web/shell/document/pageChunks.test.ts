import { expect, it } from 'vitest'
import { movedPages } from '#web/about/movedPages.ts'
import { lazyRoutes } from '#web/lazyRoutes.tsx'
import { notFoundRoute, offlineRoute, providerSearchRoute, routes, searchRoute } from '#web/routes.tsx'
import { chunksOf } from './pageChunks.ts'

const all = [...routes, searchRoute, providerSearchRoute, offlineRoute, notFoundRoute]

it.each(all)('the document of $path names the file of its page', async ({ page, ...route }) => {
  const [file, ...others] = chunksOf(route)
  const { Component } = typeof page === 'function' ? await page() : page
  const module = await import(/* @vite-ignore */ `../../${file}`)

  expect(Object.values(module)).toContain(Component)
  const isListed = route.path in lazyRoutes || route.path === '/Help/contact' || route.path.slice(1) in movedPages
  expect(others.includes('lazyRoutes.tsx')).toBe(isListed)
  expect(others.includes('state/http/shop/openShop.ts')).toBe(route.role !== undefined)
})
