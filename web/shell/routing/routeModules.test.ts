import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChunkMissing, ChunkTimeout } from '#web/state/checkedChunk.ts'
import type { RouteModule, ShopRoute } from '#web/state/navigation/route.ts'
import { adoptModule, forgetFailures, loadedModule, loadMissingModule, loadModule } from './routeModules.ts'

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

  describe('when the document has loaded its chunk', () => {
    test('then its module is taken from there, and nothing is missing', () => {
      const { route, page } = kettlesRoute()

      adoptModule(route, { formatLitres: () => '1.7 litres', unit: 'l', kettlesPage: kettles })
      expect(loadedModule(route)).toBe(kettles)
      expect(loadMissingModule(route)).toBeUndefined()
      expect(page).not.toHaveBeenCalled()
    })

    test('then it is loaded as ever where the chunk has no module', async () => {
      const { route } = kettlesRoute()

      adoptModule(route, { KettlesRoute: () => null })
      expect(loadedModule(route)).toBeUndefined()
      expect(await loadMissingModule(route)).toBe(kettles)
    })
  })

  describe('when its chunk fails to load', () => {
    test('then it stays failed for five seconds, and the next visit after that fetches it again', async () => {
      const { route, page } = kettlesRoute(lost)

      await expect(loadModule(route)).rejects.toBeInstanceOf(ChunkMissing)
      vi.advanceTimersByTime(4_999)
      await expect(loadModule(route)).rejects.toBeInstanceOf(ChunkMissing)
      vi.advanceTimersByTime(1)
      expect(await loadModule(route)).toBe(kettles)
      expect(page).toHaveBeenCalledTimes(2)
    })
  })

  describe('when its failure has been seen and left', () => {
    test('then the next visit fetches it again at once, and a second failure stays for five seconds of its own', async () => {
      const { route, page } = kettlesRoute(lost, lost)
      await expect(loadModule(route)).rejects.toBeInstanceOf(ChunkMissing)
      vi.advanceTimersByTime(4_000)

      forgetFailures()
      await expect(loadModule(route)).rejects.toBeInstanceOf(ChunkMissing)
      expect(page).toHaveBeenCalledTimes(2)
      vi.advanceTimersByTime(4_999)
      await expect(loadModule(route)).rejects.toBeInstanceOf(ChunkMissing)
      expect(page).toHaveBeenCalledTimes(2)

      forgetFailures()
      expect(await loadModule(route)).toBe(kettles)
      expect(vi.getTimerCount()).toBe(0)
    })

    test('then a chunk that is still loading is not fetched twice', async () => {
      let arrive = (_module: RouteModule) => {}
      const { route, page } = kettlesRoute(
        () =>
          new Promise((resolve) => {
            arrive = resolve
          }),
      )
      const loading = loadModule(route)

      forgetFailures()
      arrive(kettles)

      expect(await Promise.all([loading, loadModule(route)])).toEqual([kettles, kettles])
      expect(page).toHaveBeenCalledTimes(1)
    })
  })

  describe('when its chunk has not loaded after two minutes', () => {
    test('then it counts as timed out, and not before', async () => {
      const { route } = kettlesRoute(() => new Promise(() => {}))
      const loading = loadModule(route)
      const timedOut = expect(loading).rejects.toBeInstanceOf(ChunkTimeout)

      await vi.advanceTimersByTimeAsync(119_999)
      expect(await Promise.race([loading, Promise.resolve('still loading')])).toBe('still loading')
      await vi.advanceTimersByTimeAsync(1)
      await timedOut
    })
  })
})
