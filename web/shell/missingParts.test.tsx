// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { onlineUsersAtom } from '#web/state/live/presence.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, stubShop, themba } from '#web/testing/testShop.ts'
import { App } from './App.tsx'

// The mocked modules are for the modules that are loaded here.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

const requested = vi.hoisted(() => new Set<string>())
const missing = vi.hoisted(() => (part: string) => () => {
  requested.add(part)
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('#ui-kit/shop/shell/InboxLink.tsx', missing('InboxLink'))
vi.mock('#ui-kit/shop/shell/OnlineCount.tsx', missing('OnlineCount'))
vi.mock('#web/shell/header/AdminNavigation.tsx', missing('AdminNavigation'))
vi.mock('#web/shell/routing/routeModules.ts', () => ({
  loadedModule: () => undefined,
  useModule: () => ({ Component: () => <h1>Dashboard</h1> }),
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a page goes on without the parts of header and rail whose chunks fail to load', async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(console, 'error').mockReturnValue()
  stubShop({})
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  client.store.set(onlineUsersAtom, 3)
  render(
    <MemoryRouter initialEntries={['/Dashboard']}>
      <App client={client} />
    </MemoryRouter>,
  )

  await waitFor(() => expect([...requested].sort()).toEqual(['AdminNavigation', 'InboxLink', 'OnlineCount']))
  // The failures reach the page.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy()
  expect(screen.getByText('Hi Themba')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Cart/ })).toBeTruthy()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
})
