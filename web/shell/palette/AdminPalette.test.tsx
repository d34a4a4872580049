// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { AdminTools } from './AdminTools.tsx'

const order = {
  id: 'order-7',
  orderNumber: 'EK-7F3K-92QD',
  customerName: 'Nomvula Khumalo',
  totalAmount: 916,
  orderStatus: 'Pending',
}
const customer = { customerId: 'nomvula', firstname: 'N•••••', lastname: 'K•••••', email: 'n•••••@e•••••', orders: 3 }

const query = (search: string) => String(new URLSearchParams({ limit: '5', search }))

const lists = (search: string): Record<string, string> => ({
  orders: `GET /order/all?${query(search)}`,
  products: `GET /products/inventory?${query(search)}`,
  customers: `GET /customers/all?${query(search)}`,
  providers: `GET /api/service-providers/all?${query(search)}`,
  bookings: `GET /bookings/all?${query(search)}`,
})

const nothing = { orders: [], data: [], customers: [], results: [], bookings: [] }

/** Replies of all five lists: `found` in those that have some of it. */
const repliesTo = (search: string, found: Partial<typeof nothing> | Record<string, object[]> = {}): Replies =>
  Object.fromEntries(Object.values(lists(search)).map((call) => [call, { body: { ...nothing, ...found } }]))

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>

/** Themba, an admin, is on the dashboard. */
const openTools = (replies: Replies) => {
  const requests = stubShop(replies)
  storeSession()
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  render(
    <ClientContext value={client}>
      <MemoryRouter initialEntries={['/Dashboard']}>
        <AdminTools />
        <Address />
      </MemoryRouter>
    </ClientContext>,
  )
  return { calls: () => requests.map(({ call }) => call) }
}

const openPalette = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox')
}

const address = () => screen.getByText(/^\//, { selector: 'output' }).textContent

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the palette of admins', () => {
  it('opens the order whose number was typed, also before the lists have answered', async () => {
    openTools(repliesTo('7F3K', { orders: [order] }))
    await openPalette()
    await userEvent.keyboard('7F3K{Enter}')

    await vi.waitFor(() => expect(address()).toBe('/Orders_Management/order-7'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens a page at once', async () => {
    openTools({})
    await openPalette()
    await userEvent.keyboard('late{Enter}')

    await vi.waitFor(() => expect(address()).toBe('/Orders_Management?late=1'))
  })

  it('shows customers as masked as their list does', async () => {
    openTools(repliesTo('nomvula@', { customers: [customer] }))
    await userEvent.type(await openPalette(), 'nomvula@')

    const group = await screen.findByRole('group', { name: 'Customers' })
    expect(within(group).getByRole('option').textContent).toBe('N••••• K•••••n•••••@e••••• · 3 orders')
  })

  it('says which lists could not be searched, shows the others, and searches again on Retry', async () => {
    const replies = repliesTo('nom', { orders: [order] })
    delete replies[lists('nom')['customers'] ?? '']
    openTools(replies)
    await userEvent.type(await openPalette(), 'nom')
    await screen.findByText('Could not search customers.')
    expect(screen.getByRole('option', { name: /EK-7F3K-92QD/ })).toBeDefined()

    Object.assign(replies, repliesTo('nom', { customers: [customer] }))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('option', { name: /N•••••/ })).toBeDefined()
  })

  it('says that nothing was found', async () => {
    openTools(repliesTo('trampoline'))
    await userEvent.type(await openPalette(), 'trampoline')

    await screen.findByText('No results for “trampoline”. Check the spelling.')
  })

  it('asks no list for a single letter', async () => {
    const { calls } = openTools({})
    await userEvent.type(await openPalette(), 'a')

    expect(await screen.findByRole('option', { name: 'Audit' })).toBeDefined()
    expect(calls()).toEqual([])
  })

  it('closes on Escape, and leaves the shortcut to an open dialog', async () => {
    openTools({})
    await openPalette()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/Dashboard')
  })
})
