// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#web/state/client.ts'
import { matchPage } from './matchPage.ts'
import { prefetchLinks } from './prefetchLinks.ts'
import { loadedModule } from './routeModules.ts'

// The chunk of a page is loaded first.
const loading = { timeout: 15_000 }

const fetchQuery = vi.fn(async () => ({ status: 'failed' as const, error: undefined as never }))
const queryCache = { fetchQuery } as unknown as Client['queryCache']
const fetched = () => fetchQuery.mock.calls.map(([key]: unknown[]) => key)

let stop = () => {}
const given = (html: string, client: Partial<Client> = {}) => {
  document.body.innerHTML = html
  stop = prefetchLinks({ queryCache, dataSaver: undefined, ...client })
}
const pointer = (type: 'pointerover' | 'pointerdown', pointerType: string, selector = 'a *') =>
  document.querySelector(selector)?.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }))

beforeEach(() => {
  vi.useFakeTimers()
  fetchQuery.mockClear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const kettle = '<a href="/vuthela-rondavel-kettle"><b>Rondavel kettle</b></a><p>Other</p>'

describe('given a link to a kettle', () => {
  it('when a finger touches it, then its product is fetched', async () => {
    given(kettle)
    pointer('pointerdown', 'touch')
    await vi.waitFor(() => expect(fetched()).toContain('GET products/getProduct/:slug'), loading)
  })

  it('when the mouse rests on it, then its product is fetched', async () => {
    given(kettle)
    pointer('pointerover', 'mouse')
    await vi.advanceTimersByTimeAsync(79)
    expect(fetched()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await vi.waitFor(() => expect(fetched()).toContain('GET products/getProduct/:slug'), loading)
  })

  it.each([
    ['the mouse only passes over it', kettle, {}],
    ['the visitor saves data', kettle, { dataSaver: {} as never }],
    ['it opens a new tab', kettle.replace('<a', '<a target="_blank"'), {}],
    ['it leads to another site', kettle.replace('"/', '"https://example.com/'), {}],
    ['it leads to this page', kettle.replace('/vuthela-rondavel-kettle', '/'), {}],
  ])('when %s, then nothing is fetched', async (_, html, client) => {
    given(html, client)
    pointer('pointerover', 'mouse')
    await vi.advanceTimersByTimeAsync(50)
    pointer('pointerover', 'mouse', 'p')
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched()).toEqual([])
  })

  it('when there is no connection, then nothing is fetched', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    given(kettle)
    pointer('pointerdown', 'touch')
    await vi.advanceTimersByTimeAsync(1000)
    expect(fetched()).toEqual([])
  })
})

it.each([
  ['/account/orders', 'private'],
  ['/?search=kettle', 'counted'],
])('of %s, a page whose data are %s, only the script is fetched', async (href) => {
  given(`<a href="${href}"><b>Page</b></a>`)
  pointer('pointerdown', 'touch')
  const { pathname, search } = new URL(href, location.href)
  await vi.waitFor(
    () => expect(loadedModule(matchPage({ pathname, search, state: null }).route)).toBeDefined(),
    loading,
  )
  expect(fetched()).toEqual([])
})
