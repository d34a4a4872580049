// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SitePaths } from '#ui-kit/elements/sitePaths.ts'
import { sitePaths } from '#web/sitePaths.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, storeSession, stubShop } from '#web/testing/testShop.ts'
import { AccountRoute } from './AccountRoute.tsx'

const openAccount = (emailVerified: boolean) => {
  const person = { ...amina, emailVerified }
  stubShop({
    'GET /customer/profile': { body: { result: { ...person, status: emailVerified ? 'active' : 'unverified' } } },
    'GET /customer/orders/amina': {
      body: { orders: [{ orderStatus: 'Shipped' }, { orderStatus: 'Delivered' }, { orderStatus: 'Canceled' }] },
    },
  })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person })
  render(
    <MemoryRouter initialEntries={['/account']}>
      <ClientContext value={client}>
        <SitePaths value={sitePaths}>
          <AccountRoute />
          <CurrentLocation />
        </SitePaths>
      </ClientContext>
    </MemoryRouter>,
  )
}

const CurrentLocation = () => {
  const { pathname, search, state } = useLocation()
  return <p data-testid="place">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('an account', () => {
  it('links to orders, bookings, inbox, addresses, details, devices and data of its customer', async () => {
    openAccount(true)

    await screen.findByRole('link', { name: /One order is on its way/ })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/account/orders',
      '/account/bookings',
      '/account/inbox',
      '/account/address-book',
      '/account/personal-details',
      '/account/personal-details#signed-in',
      '/account/personal-details#your-data',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('whose address is not verified offers the verification in a dialog above this page', async () => {
    openAccount(false)

    await userEvent.click(await screen.findByRole('button', { name: 'Verify e-mail' }))

    expect(screen.getByTestId('place').textContent).toBe(
      '/Login?step=verify {"background":{"pathname":"/account","search":""}}',
    )
  })
})
