// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { ClientContext } from '#web/state/client.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { expireSession, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, stubShop } from '#web/testing/testShop.ts'
import { Site } from './Site.tsx'

const chunk = vi.hoisted(() => ({ isMissing: false, failed: new Set<ShopRoute>() }))
vi.mock('#web/shell/routing/routeModules.ts', () => ({
  loadedModule: () => undefined,
  forgetFailures: () => chunk.failed.clear(),
  useModule: (route: ShopRoute) => {
    if (chunk.isMissing) chunk.failed.add(route)
    if (chunk.failed.has(route)) throw new TypeError('Failed to fetch dynamically imported module')
    return { Component: () => <h1>Help</h1> }
  },
}))

const reload = vi.fn()

/** Renders a page of the shop for Amina, signed in. */
const openSite = (replies: Replies = {}) => {
  stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={['/account']}>
        <LinkProvider link={SiteLink}>
          <Site />
        </LinkProvider>
      </MemoryRouter>
    </ClientContext>,
  )
  return client
}

const stubOnLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
const retry = () => act(async () => screen.getByText('Retry').click())
const goOnline = () => act(async () => dispatchEvent(new Event('online')))
const shopReplies = { 'GET /': {} }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('location', { ...location, reload })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  cleanup()
  chunk.isMissing = false
  chunk.failed.clear()
  reload.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a page whose chunk failed to load', () => {
  beforeEach(() => {
    chunk.isMissing = true
  })

  it('says that the browser is offline, between header and footer', () => {
    stubOnLine(false)
    openSite()

    expect(screen.getByText('You are offline')).toBeDefined()
    expect(screen.getByText('Hi Amina')).toBeDefined()
    expect(screen.getByText(/^© /)).toBeDefined()
  })

  it('does not reload with Retry while offline', async () => {
    stubOnLine(false)
    openSite()

    await retry()

    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads with Retry when the server answers', async () => {
    openSite(shopReplies)
    expect(screen.getByText('Unexpected Application Error!')).toBeDefined()

    await retry()

    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is fetched again when the visitor goes elsewhere and comes back', async () => {
    openSite(shopReplies)
    expect(screen.getByText('Unexpected Application Error!')).toBeDefined()
    chunk.isMissing = false

    await act(async () => screen.getByRole('link', { name: 'Contact Us' }).click())
    await act(async () => screen.getByRole('link', { name: 'My Account' }).click())

    expect(screen.getByText('Help', { selector: 'h1' })).toBeDefined()
    expect(reload).not.toHaveBeenCalled()
  })

  it('reloads by itself when the browser is online again', async () => {
    stubOnLine(false)
    openSite(shopReplies)

    await goOnline()

    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

describe('a page whose chunk has loaded', () => {
  it('does not reload when the browser is online again', async () => {
    openSite(shopReplies)

    await goOnline()

    expect(screen.getByText('Help', { selector: 'h1' })).toBeDefined()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a person whose session has expired', () => {
  it('is no longer named in the header', async () => {
    const { store } = openSite()
    expect(screen.getByText('Hi Amina')).toBeDefined()

    act(() => expireSession(store))

    expect(store.get(sessionAtom).person).toBe(amina)
    expect(screen.queryByText('Hi Amina')).toBeNull()
  })
})
