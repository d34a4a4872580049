import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RouteModule, ShopRoute } from '#web/state/navigation/route.ts'
import { loadedModule, loadModule } from './routeModules.ts'

const kettles: RouteModule = { Component: () => null }

/** A route whose chunk loads or fails as each of these promises does. */
const kettlesRoute = (...chunks: (() => Promise<RouteModule>)[]) => {
  const page = vi.fn(() => (chunks.shift() ?? (() => Promise.resolve(kettles)))())
  return { page, route: { path: '/Kettles', page } satisfies ShopRoute }
}

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('given a route in a chunk of its own', () => {
  describe('when its chunk loads', () => {
    test('then it stays loaded, and no timer is left', async () => {
      const { route, page } = kettlesRoute()

      expect(await loadModule(route)).toBe(kettles)
      expect([loadedModule(route), page.mock.calls.length, vi.getTimerCount()]).toEqual([kettles, 1, 0])
    })
  })

  describe('when its chunk fails to load', () => {
    test('then it stays failed for five seconds, and the next visit after that fetches it again', async () => {
      const { route, page } = kettlesRoute(lost)

      await expect(loadModule(route)).rejects.toThrow('Failed to fetch')
      vi.advanceTimersByTime(4_999)
      await expect(loadModule(route)).rejects.toThrow('Failed to fetch')
      vi.advanceTimersByTime(1)
      expect(await loadModule(route)).toBe(kettles)
      expect(page).toHaveBeenCalledTimes(2)
    })
  })

  describe('when its chunk has not loaded after two minutes', () => {
    test('then it counts as failed', async () => {
      const { route } = kettlesRoute(() => new Promise(() => {}))
      const loading = expect(loadModule(route)).rejects.toMatchObject({ isOffline: true })

      await vi.advanceTimersByTimeAsync(120_000)
      await loading
    })
  })
})
