// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Provider } from 'jotai'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LinkProvider } from '#ui-kit/elements/LinkProvider.tsx'
import { ClientContext } from '#web/state/client.ts'
import { SiteLink } from '#web/state/navigation/SiteLink.tsx'
import { sessionAtom } from '#web/state/session/session.ts'
import { openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { SecurityRoute } from './SecurityRoute.tsx'

const wrongPassword = {
  ...{ id: '7-0', at: '2026-11-16T08:00:00.000Z', event: 'LoginFailed', count: 6, emails: 0 },
  ...{ customer: { customerId: 'amina', name: 'A••••• D•••••' }, admin: null },
  ...{ network: '196.25.1.0/24', device: 'Chrome on Android', reason: 'WrongPassword' },
}
const strangers = {
  ...{ ...wrongPassword, id: '8-0', count: 40, emails: 38, customer: null, device: '' },
  reason: 'UnknownAddress',
}

const page = (results: object[], totalCount = results.length) => ({
  body: { results, networks: [], meta: { totalCount, total: totalCount, pageNumber: 1, size: 50 } },
})

const newest = 'GET /audit/security?limit=50&pageNumber=1'

/** Themba, an admin, opens the page at an address. */
const openSecurity = (replies: Replies, address = '/Security') => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: themba })
  render(
    <Provider store={client.store}>
      <MemoryRouter initialEntries={[address]}>
        <ClientContext value={client}>
          <LinkProvider link={SiteLink}>
            <Here />
          </LinkProvider>
        </ClientContext>
      </MemoryRouter>
    </Provider>,
  )
  return { calls: () => requests.map(({ call }) => call) }
}

const Here = () => {
  const { pathname, search } = useLocation()
  return (
    <>
      <SecurityRoute visit={{ path: pathname, params: {}, query: new URLSearchParams(search) }} />
      <p data-testid="address">{pathname + search}</p>
    </>
  )
}

const address = () => screen.getByTestId('address').textContent

beforeEach(() => {
  storeSession()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('the page of security events', () => {
  it('shows events with their account and network, and those without an account', async () => {
    openSecurity({ [newest]: page([strangers, wrongPassword]) })

    const [customer] = await screen.findAllByRole('link', { name: 'A••••• D•••••' })
    expect(customer?.getAttribute('href')).toBe('/Customers_Management/amina')
    expect(screen.getAllByText('No such account, 38 e-mail addresses tried')).not.toEqual([])
    expect(screen.getAllByText('No account')).not.toEqual([])
    expect(screen.getByText('2 events')).toBeDefined()
  })

  it('keeps its filter in an address that can be shared', async () => {
    const narrowed = 'GET /audit/security?event=LoginFailed&limit=50&pageNumber=1'
    const { calls } = openSecurity({ [newest]: page([wrongPassword], 60), [narrowed]: page([wrongPassword]) })
    await screen.findByText('60 events')

    await userEvent.selectOptions(screen.getByLabelText('Event'), 'Wrong password')

    await screen.findByText('1 event')
    expect(address()).toBe('/Security?event=LoginFailed')
    expect(calls()).toContain(narrowed)
  })

  it('links an event to all events of its network', async () => {
    const fromThere = 'GET /audit/security?limit=50&network=196.25.1.0%2F24&pageNumber=1'
    openSecurity({ [newest]: page([wrongPassword]), [fromThere]: page([wrongPassword, strangers]) })

    const [network] = await screen.findAllByRole('link', { name: 'Only events from 196.25.1.0/24' })
    if (network) await userEvent.click(network)

    await screen.findByText('2 events')
    expect(address()).toBe('/Security?network=196.25.1.0%2F24')
    expect(screen.getByRole('searchbox', { name: 'Network' }).getAttribute('value')).toBe('196.25.1.0/24')
  })

  it('shows the events of one account, until that filter is removed', async () => {
    const ofAmina = 'GET /audit/security?customerId=amina&limit=50&pageNumber=1'
    openSecurity(
      { [ofAmina]: page([wrongPassword]), [newest]: page([wrongPassword, strangers]) },
      '/Security?customerId=amina',
    )

    await userEvent.click(await screen.findByRole('link', { name: 'Only A••••• D•••••: remove this filter' }))

    await screen.findByText('2 events')
    expect(address()).toBe('/Security')
  })

  it('has a next page', async () => {
    openSecurity({ [newest]: page([wrongPassword], 60) })
    const next = await screen.findByRole('link', { name: 'Next page' })
    expect(next.getAttribute('href')).toBe('/Security?page=2')
  })

  it('ignores invalid filters', async () => {
    const { calls } = openSecurity(
      { [newest]: page([wrongPassword]) },
      '/Security?event=KettleStolen&since=2026-02-30&page=-1',
    )
    await screen.findByText('1 event')
    expect(calls()).toEqual([newest])
  })

  it('loads again on Retry when it could not be loaded', async () => {
    let isDown = true
    openSecurity({
      [newest]: () =>
        isDown ? { status: 503, body: { message: 'The shop is busy', refusal: 'TooBusy' } } : page([wrongPassword]),
    })
    await screen.findByText('The shop is busy')

    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

    await screen.findByText('1 event')
  })
})
