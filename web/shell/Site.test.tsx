// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { amina, anOpenShop, type Replies, shopThatAnswers } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { expire, sessionAtom } from '#web/client/session.ts'
import { Site } from './Site.tsx'
import { SiteLink } from './SiteLink.tsx'

const chunk = vi.hoisted(() => ({ isMissing: false }))
vi.mock('./modules.ts', () => ({
  useModule: () => {
    if (chunk.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return { Component: () => <h1>Help</h1> }
  },
}))

const reload = vi.fn()

/** Amina, signed in, on a page of the shop. */
const visit = (replies: Replies = {}) => {
  shopThatAnswers(replies)
  const client = anOpenShop()
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

const aLine = (onLine: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
const retry = () => act(async () => screen.getByText('Retry').click())
const lineIsBack = () => act(async () => dispatchEvent(new Event('online')))
const shopIsBack = { 'GET /': {} }

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('location', { ...location, reload })
  vi.spyOn(console, 'error').mockReturnValue()
})

afterEach(() => {
  cleanup()
  chunk.isMissing = false
  reload.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a page that could not be fetched', () => {
  beforeEach(() => {
    chunk.isMissing = true
  })

  it('says that there is no line, between header and footer', () => {
    aLine(false)
    visit()

    expect(screen.getByText('You are offline')).toBeDefined()
    expect(screen.getByText('Hi Amina')).toBeDefined()
    expect(screen.getByText(/^© /)).toBeDefined()
  })

  it('keeps the shop where Retry finds no line', async () => {
    aLine(false)
    visit()

    await retry()

    expect(reload).not.toHaveBeenCalled()
  })

  it('is asked for again with Retry where the shop answers', async () => {
    visit(shopIsBack)
    expect(screen.getByText('Unexpected Application Error!')).toBeDefined()

    await retry()

    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is asked for again by itself when the line is back', async () => {
    aLine(false)
    visit(shopIsBack)

    await lineIsBack()

    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})

describe('a page that is here', () => {
  it('stays as it is when the line is back', async () => {
    visit(shopIsBack)

    await lineIsBack()

    expect(screen.getByText('Help', { selector: 'h1' })).toBeDefined()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('somebody whose session is over', () => {
  it('is not greeted any more', async () => {
    const { store } = visit()
    expect(screen.getByText('Hi Amina')).toBeDefined()

    act(() => expire(store))

    expect(store.get(sessionAtom).person).toBe(amina)
    expect(screen.queryByText('Hi Amina')).toBeNull()
  })
})
