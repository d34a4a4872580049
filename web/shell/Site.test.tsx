// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { ChunkMissing } from '#web/state/checkedChunk.ts'
import { ClientContext } from '#web/state/client.ts'
import type { ShopRoute } from '#web/state/navigation/route.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { expireSession, type Person, type Session, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, stubShop, themba } from '#web/testing/testShop.ts'
import { Site } from './Site.tsx'

// The mocked module is for the modules that are loaded here.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

const chunk = vi.hoisted(() => ({ isMissing: false, failure: new Error(), failed: new Set<ShopRoute>() }))
vi.mock('#web/shell/routing/routeModules.ts', () => ({
  loadedModule: () => undefined,
  forgetFailures: () => chunk.failed.clear(),
  useModule: (route: ShopRoute) => {
    if (chunk.isMissing) chunk.failed.add(route)
    if (chunk.failed.has(route)) throw chunk.failure
    return { Component: () => <h1>Help</h1> }
  },
}))

const reload = vi.fn()

const signedIn = (person: Person): Session => ({ status: 'signedIn', person })

/** Renders a page of the shop; by default for Amina, signed in. */
const openSite = (replies: Replies = {}, page = '/account', session: Session = signedIn(amina)) => {
  stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, session)
  render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={[page]}>
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
    chunk.failure = new ChunkMissing()
  })

  it('says offline that it is not on the device, between header and footer', async () => {
    stubOnLine(false)
    openSite()

    expect(await screen.findByText('You are offline, and this page is not on your device')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Your cart' })).toBeDefined()
    expect(screen.getByText('Hi Amina')).toBeDefined()
    expect(await screen.findByText(/^© /)).toBeDefined()
  })

  it('does not reload with Try again while offline', async () => {
    stubOnLine(false)
    openSite()

    await act(async () => (await screen.findByText('Try again')).click())

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

    const contact = await screen.findByRole('link', { name: 'Contact Us' })
    await act(async () => contact.click())
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

describe('a page that threw an error', () => {
  beforeEach(() => {
    chunk.isMissing = true
    chunk.failure = new TypeError('Cannot read properties of undefined')
  })

  it('is not said to be missing on the device where there is no connection', async () => {
    stubOnLine(false)
    openSite()

    expect(screen.getByText('You are offline')).toBeDefined()
    await retry()
    expect(screen.queryByText(/not on your device/)).toBeNull()
    expect(reload).not.toHaveBeenCalled()
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

describe('the navigation for admins', () => {
  // By its label: on small screens, such as this one, it has no role.
  const findRail = () => screen.findByLabelText('Admin')
  const rail = () => screen.queryByLabelText('Admin')
  const markedPages = async () =>
    [...(await findRail()).querySelectorAll('[aria-current]')].map((link) => link.textContent)

  it('leads from page to page, and marks the current one', async () => {
    openSite({}, '/Dashboard', signedIn(themba))

    expect(await markedPages()).toEqual(['Dashboard'])
    await act(async () =>
      within(rail() ?? document.body)
        .getByText('Orders')
        .click(),
    )

    expect(await markedPages()).toEqual(['Orders'])
  })

  it.each([
    ['/Orders_Management/moon-4417', 'Orders'],
    ['/AddProduct', 'Products'],
    ['/UpdateServiceProvider/hendrik-botha', 'Service Providers'],
    ['/UpdateSlide/summer-evenings', 'Banner'],
  ])('at %s marks %s', async (page, name) => {
    openSite({}, page, signedIn(themba))

    expect(await markedPages()).toEqual([name])
  })

  it('comes and goes without a change of the page beside it', async () => {
    const { store } = openSite({}, '/Dashboard', { status: 'loading' })
    const main = screen.getByRole('main')
    expect(rail()).toBeNull()

    act(() => store.set(sessionAtom, signedIn(themba)))
    await findRail()
    expect(screen.getByRole('main')).toBe(main)

    act(() => expireSession(store))
    await waitFor(() => expect(rail()).toBeNull())
  })

  it.each([
    ['an admin, on pages for everybody', '/Help', themba],
    ['a customer, on pages for admins', '/Dashboard', amina],
  ])('is not shown to %s', async (_, page, person) => {
    openSite({}, page, signedIn(person))
    await act(async () => undefined)

    expect(rail()).toBeNull()
  })
})
