// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { onlineUsersAtom } from '#web/state/live/presence.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { DashboardRoute } from './DashboardRoute.tsx'

const sold = { orders: 0, canceled: 0, revenue: 0, averageOrder: 0 }
const result = {
  days: 30,
  since: '2026-10-23',
  until: '2026-11-21',
  perDay: [{ day: '2026-11-21', orders: 12, canceled: 0, revenue: 4188, averageOrder: 349 }],
  period: { orders: 12, canceled: 0, revenue: 4188, averageOrder: 349 },
  today: { ...sold, orders: 12 },
  weekAgo: sold,
  waiting: { pending: 1, processing: 0, late: 0 },
  bookings: {
    perDay: [{ day: '2026-11-21', requested: 5 }],
    ...{ requestedToday: 5, requestedWeekAgo: 6, waiting: 2, today: 1, nextSevenDays: 3, toComplete: 0 },
  },
  providers: { listed: 124, unverified: 31 },
  stock: { low: 0, soldOut: 0 },
  unfound: { count: 0, texts: [] },
  pageViews: [],
  onlineUsers: 3,
}

/** Themba, an admin, opens the dashboard. */
const openDashboard = (address: string, replies: Replies) => {
  stubShop(replies)
  storeSession()
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  const query = new URLSearchParams(address.split('?')[1])
  render(
    <Provider store={client.store}>
      <ClientContext value={client}>
        <MemoryRouter initialEntries={[address]}>
          <DashboardRoute visit={{ path: '/Dashboard', params: {}, query }} />
        </MemoryRouter>
      </ClientContext>
    </Provider>,
  )
  return client
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the dashboard', () => {
  it('shows thirty days by default', async () => {
    openDashboard('/Dashboard', { 'GET /dashboard/figures?days=30': { body: { result } } })
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeTruthy()
    expect(screen.getByText('12 today, 0 by this time last Saturday')).toBeTruthy()
    expect(screen.getByText('5 today, 6 by this time last Saturday')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To confirm' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '30 days' }).getAttribute('aria-current')).toBe('true')
    expect(screen.getByRole('link', { name: '7 days' }).getAttribute('href')).toBe('/Dashboard?days=7')
  })

  it('shows the period in the address', async () => {
    openDashboard('/Dashboard?days=7', { 'GET /dashboard/figures?days=7': { body: { result } } })
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeTruthy()
  })

  it('updates the number of visitors online', async () => {
    const { store } = openDashboard('/Dashboard', { 'GET /dashboard/figures?days=30': { body: { result } } })
    await screen.findByRole('link', { name: 'Online now' })
    store.set(onlineUsersAtom, 41)
    expect(await screen.findByText('41')).toBeTruthy()
  })

  it('shows an error when the figures cannot be loaded, and loads again on Retry', async () => {
    let tries = 0
    openDashboard('/Dashboard', {
      'GET /dashboard/figures?days=30': () => {
        tries += 1
        return tries === 1 ? { status: 500, body: { message: 'Something went wrong' } } : { body: { result } }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    retry.click()
    expect(await screen.findByRole('link', { name: 'Orders' })).toBeTruthy()
  })
})
