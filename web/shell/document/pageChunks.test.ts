import { expect, it } from 'vitest'
import { movedPages } from '#web/about/movedPages.ts'
import { lazyRoutes } from '#web/lazyRoutes.tsx'
import { notFoundRoute, offlineRoute, providerSearchRoute, routes, searchRoute } from '#web/routes.tsx'
import { chunksOf } from './pageChunks.ts'

const all = [...routes, searchRoute, providerSearchRoute, offlineRoute, notFoundRoute]

it.each(all)('the document of $path names the file of its page', async ({ page, ...route }) => {
  const chunks = chunksOf(route)
  const { Component } = typeof page === 'function' ? await page() : page
  const module = await import(/* @vite-ignore */ `../../${chunks.at(-1)}`)

  expect(Object.values(module)).toContain(Component)
  const isListed = route.path in lazyRoutes || route.path === '/Help/contact' || route.path.slice(1) in movedPages
  expect(chunks.slice(0, -1)).toEqual([
    ...(route.role ? ['state/http/shop/openShop.ts'] : []),
    ...(isListed ? ['lazyRoutes.tsx'] : []),
  ])
})
