// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aminasHouse } from '#domain/testing/fixtures.ts'
import { useToasts } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { CustomerRoute } from './CustomerRoute.tsx'

// The chart of the account says what happens in the same words.
const inToast = { selector: 'output' }

const aminaMasked = {
  customerId: 'amina',
  firstname: 'A•••••',
  lastname: 'D•••••',
  email: 'a•••••@e•••••',
  role: 'Customer',
  status: 'active',
  openedAt: '2026-11-16T08:00:00.000Z',
  orders: 1,
  spent: 1802.15,
  lastOrderAt: '2026-11-17T08:00:00.000Z',
  reason: '',
  masked: true,
  version: 3,
}

const opened = {
  revision: 0,
  position: 1,
  id: 'fact1',
  type: 'AccountOpened',
  at: '2026-11-16T08:00:00.000Z',
  actor: { role: 'customer', id: 'amina', name: 'A••••• D•••••' },
  sentence: 'opened the account',
  state: 'unverified',
  changes: [{ field: 'status', from: null, to: 'unverified' }],
  data: {},
  correlationId: 'visit1',
  causationId: null,
}

const order = {
  id: 'order7',
  orderNumber: 'EK-7F3K-92QD',
  orderDate: '2026-11-17T08:00:00.000Z',
  orderStatus: 'Pending',
  totalAmount: 1802.15,
}

const recordOf = (id: string, customer: object = {}): Replies => {
  const record = { ...aminaMasked, customerId: id, ...customer }
  return {
    [`GET /customers/find/${id}`]: { body: { result: record } },
    [`GET /audit/customers/${id}`]: { body: { result: { customer: record, facts: [opened], total: 1, intact: true } } },
    [`GET /audit/customers/${id}?from=0&to=0`]: {
      body: { result: { customer: record, facts: [opened], total: 1, intact: true, difference: [] } },
    },
  }
}

/** Themba, an admin, opens the page of a customer. */
const openCustomer = (replies: Replies, id = 'amina') => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={[`/Customers_Management/${id}`]}>
        <ClientContext value={client}>
          <CustomerRoute visit={{ path: '/Customers_Management', params: { id }, query: new URLSearchParams() }} />
          <PageState />
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  const calls = () => requests.map(({ call }) => call)
  return { requests, calls, session: () => client.store.get(sessionAtom) }
}

const PageState = () => (
  <>
    <output>{useToasts().map(({ message }) => message)}</output>
    <p data-testid="place">{useLocation().pathname}</p>
  </>
)

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name, hidden: true }))
const sentTo = (requests: ReturnType<typeof stubShop>, call: string) =>
  requests.find((each) => each.call === call)?.querydata
const lastAdminStays = { status: 409, body: { message: 'The shop needs one admin', refusal: 'LastAdminStays' } }

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the personal data of a customer', () => {
  const revealed = { firstname: 'Amina', lastname: 'Daniels', email: 'amina@ekhaya.example', masked: false }
  const addresses = [{ ...aminasHouse, id: 'pimville' }]
  const replies = {
    ...recordOf('amina'),
    'POST /customers/reveal/amina': { body: { result: { ...aminaMasked, ...revealed, addresses } } },
  }

  it('is masked until it is revealed, and then the timeline is loaded again', async () => {
    const { calls } = openCustomer(replies)
    await screen.findByRole('heading', { level: 1, name: 'A••••• D•••••' })
    expect(calls()).not.toContain('POST /customers/reveal/amina')

    await press('Reveal')

    await screen.findByRole('heading', { level: 1, name: 'Amina Daniels' })
    expect(screen.getByText('amina@ekhaya.example')).toBeDefined()
    expect(screen.getByText('Pimville Zone 4, Soweto')).toBeDefined()
    await waitFor(() => expect(calls().filter((call) => call === 'GET /audit/customers/amina')).toHaveLength(2))
  })

  it('can be masked again, and is requested again for the next reveal', async () => {
    const { calls } = openCustomer(replies)

    await press('Reveal')
    await press('Mask again')

    await screen.findByRole('heading', { level: 1, name: 'A••••• D•••••' })
    await press('Reveal')
    await screen.findByRole('heading', { level: 1, name: 'Amina Daniels' })
    expect(calls().filter((call) => call === 'POST /customers/reveal/amina')).toHaveLength(2)
  })

  it('is gone, with all actions, once they are erased', async () => {
    openCustomer(
      recordOf('amina', { status: 'erased', firstname: '(erased)', lastname: '(erased)', email: '(erased)' }),
    )

    await screen.findByRole('heading', { level: 1, name: 'Erased customer' })
    expect(screen.queryByRole('button', { name: 'Reveal' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Show orders' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull()
  })

  it('is not found for an unknown id', async () => {
    openCustomer({ 'GET /customers/find/amina': { status: 404, body: { message: 'No account found' } } })

    await screen.findByRole('heading', { level: 1, name: 'No customer found' })
  })
})

it('a customer’s orders are loaded only on demand', async () => {
  const orders = { body: { orders: [order] } }
  const { calls } = openCustomer({ ...recordOf('amina'), 'GET /customer/orders/amina': orders })
  await screen.findByRole('button', { name: 'Show orders' })
  expect(calls()).not.toContain('GET /customer/orders/amina')

  await press('Show orders')

  const link = await screen.findByRole('link', { name: 'EK-7F3K-92QD' })
  expect(link.getAttribute('href')).toBe('/Orders_Management/order7')
})

describe('an admin', () => {
  it('suspends an account with a reason', async () => {
    const done = { body: { result: { ...aminaMasked, status: 'suspended' }, message: 'Account suspended' } }
    const { requests } = openCustomer({ ...recordOf('amina'), 'POST /customers/suspend/amina': done })

    await press('Suspend')
    await userEvent.type(await screen.findByLabelText('Reason'), ' Sold on a stolen card ')
    await pressInDialog('Suspend account')

    await screen.findByText('Account suspended', inToast)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo(requests, 'POST /customers/suspend/amina')).toEqual({ reason: 'Sold on a stolen card' })
    expect(requests.filter(({ call }) => call === 'GET /customers/find/amina')).toHaveLength(2)
  })

  it('reinstates a suspended account, and reads why it was suspended', async () => {
    const done = { body: { result: aminaMasked, message: 'Account reinstated' } }
    const suspended = recordOf('amina', { status: 'suspended', reason: 'Sold on a stolen card' })
    openCustomer({ ...suspended, 'POST /customers/reinstate/amina': done })

    await press('Reinstate')
    await screen.findByText('It was suspended for this reason: Sold on a stolen card')
    await pressInDialog('Reinstate account')

    await screen.findByText('Account reinstated', inToast)
  })

  it('makes somebody an admin', async () => {
    const done = { body: { result: { ...aminaMasked, role: 'Admin' }, message: 'Role granted' } }
    const { requests } = openCustomer({ ...recordOf('amina'), 'POST /customers/role/amina': done })

    await press('Make admin')
    await pressInDialog('Make admin')

    await screen.findByText('Role granted', inToast)
    expect(sentTo(requests, 'POST /customers/role/amina')).toEqual({ role: 'Admin' })
  })

  it('erases a customer once the word is typed', async () => {
    const { calls } = openCustomer({
      ...recordOf('amina'),
      'POST /customers/erase/amina': { body: { message: 'Customer erased' } },
    })

    await press('Erase')
    await pressInDialog('Erase customer')
    expect(calls()).not.toContain('POST /customers/erase/amina')
    await userEvent.type(screen.getByLabelText('Type ERASE to continue'), 'ERASE')
    await pressInDialog('Erase customer')

    await screen.findByText('Customer erased')
  })

  it('reads why an action is refused, and the dialog stays open', async () => {
    const refused = {
      status: 409,
      body: { message: 'This account is already suspended', refusal: 'AccountWasSuspended' },
    }
    openCustomer({ ...recordOf('amina'), 'POST /customers/suspend/amina': refused })

    await press('Suspend')
    await userEvent.type(await screen.findByLabelText('Reason'), 'Sold on a stolen card')
    await pressInDialog('Suspend account')

    await screen.findByText('This account is already suspended')
    expect(screen.getByRole('dialog')).toBeDefined()
  })
})

describe('an admin’s own account', () => {
  const own = recordOf('themba', { role: 'Admin' })

  it('is marked as such, and the last admin gets a link to find another one', async () => {
    openCustomer({ ...own, 'POST /customers/role/themba': lastAdminStays }, 'themba')
    await screen.findByText('This is your own account.')

    await press('Make customer')
    await screen.findByText('This is your own account')
    await pressInDialog('Make customer')

    await screen.findByText('This is the shop’s only admin')
    expect(screen.getByRole('link', { name: 'Choose someone' }).getAttribute('href')).toBe(
      '/Customers_Management?status=active&role=Customer',
    )
  })

  it('loses the role of an admin at once', async () => {
    const done = { body: { result: aminaMasked, message: 'Role granted' } }
    const { session } = openCustomer({ ...own, 'POST /customers/role/themba': done }, 'themba')

    await press('Make customer')
    await pressInDialog('Make customer')

    await waitFor(() => expect(session().person?.role).toBe('Customer'))
  })

  it('is signed out with its suspension', async () => {
    const done = { body: { result: aminaMasked, message: 'Account suspended' } }
    const { session } = openCustomer({ ...own, 'POST /customers/suspend/themba': done }, 'themba')

    await press('Suspend')
    await userEvent.type(await screen.findByLabelText('Reason'), 'Leaves the shop')
    await pressInDialog('Suspend account')

    await waitFor(() => expect(session()).toEqual({ status: 'guest' }))
    expect(screen.getByTestId('place').textContent).toBe('/')
    expect(localStorage.getItem('refreshToken')).toBeNull()
  })
})
