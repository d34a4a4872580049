import { expect, it } from 'vitest'
import { notFoundRoute, offlineRoute, routes, searchRoute } from '#web/routes.tsx'
import { chunksOf } from './pageChunks.ts'

const all = [...routes, searchRoute, offlineRoute, notFoundRoute]

it.each(all)('the document of $path names the file of its page', async ({ page, ...route }) => {
  const [file, ...others] = chunksOf(route)
  const { Component } = typeof page === 'function' ? await page() : page
  const module = await import(/* @vite-ignore */ `../../${file}`)

  expect(Object.values(module)).toContain(Component)
  if (route.role) expect(others).toEqual(['lazyRoutes.tsx', 'state/http/shop/openShop.ts'])
})
