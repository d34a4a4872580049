// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { amina, anOpenShop, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { AccountRoute } from './AccountRoute.tsx'

const openAccount = (emailVerified: boolean) => {
  const person = { ...amina, emailVerified }
  shopThatAnswers({
    'GET /customer/profile': { body: { result: { ...person, status: emailVerified ? 'active' : 'unverified' } } },
    'GET /customer/orders/amina': {
      body: { orders: [{ orderStatus: 'Shipped' }, { orderStatus: 'Delivered' }, { orderStatus: 'Canceled' }] },
    },
  })
  const client = anOpenShop()
  client.store.set(sessionAtom, { status: 'signedIn', person })
  render(
    <MemoryRouter initialEntries={['/account']}>
      <ClientContext value={client}>
        <AccountRoute />
        <Place />
      </ClientContext>
    </MemoryRouter>,
  )
}

const Place = () => {
  const { pathname, search, state } = useLocation()
  return <p data-testid="place">{`${pathname}${search} ${JSON.stringify(state)}`}</p>
}

beforeEach(() => signedInBefore())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

describe('an account', () => {
  it('leads to everything that is one’s own', async () => {
    openAccount(true)

    await screen.findByRole('link', { name: /One order is on its way/ })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/account/orders',
      '/account/address-book',
      '/account/personal-details',
      '/account/personal-details#signed-in',
      '/account/personal-details#your-data',
    ])
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('whose address is not verified yet offers to do so, above this page', async () => {
    openAccount(false)

    await userEvent.click(await screen.findByRole('button', { name: 'Verify e-mail' }))

    expect(screen.getByTestId('place').textContent).toBe(
      '/Login?step=verify {"background":{"pathname":"/account","search":""}}',
    )
  })
})
