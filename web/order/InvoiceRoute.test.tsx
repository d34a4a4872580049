// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { ClientContext } from '#web/state/client.ts'
import { type Person, sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop, themba } from '#web/testing/testShop.ts'
import { InvoiceRoute } from './InvoiceRoute.tsx'

const findCall = 'GET /order/find/order7'
const toGogo = {
  ...aminasOrder,
  shippingAddress: { ...aminasOrder.shippingAddress, recipientName: 'Gogo Rhulani Daniels' },
}

const openInvoice = (person: Person, replies: Replies) => {
  stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person })
  const visit = { path: '/account/orders/order7/invoice', params: { id: 'order7' }, query: new URLSearchParams() }
  render(
    <MemoryRouter>
      <ClientContext value={client}>
        <InvoiceRoute visit={visit} />
      </ClientContext>
    </MemoryRouter>,
  )
}

const customer = async () => (await screen.findByText('Customer')).nextElementSibling?.textContent

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a customer reads their own name on it, whoever takes the parcel', async () => {
  openInvoice(amina, { [findCall]: { body: { result: toGogo } } })

  expect(await customer()).toBe('Amina Daniels')
  expect(document.title).toBe('Invoice EK-7F3K-92QD | Ekhaya')
  const back = screen.getByRole('link', { name: 'Order EK-7F3K-92QD' })
  expect(back.getAttribute('href')).toBe('/account/orders/order7')
})

test('an admin reads the customer’s name, not their own', async () => {
  openInvoice(themba, {
    [findCall]: { body: { result: toGogo } },
    'GET /order/all?search=EK-7F3K-92QD': { body: { orders: [{ id: 'order7', customerName: 'Amina Daniels' }] } },
  })

  expect(await customer()).toBe('Amina Daniels')
  const back = screen.getByRole('link', { name: 'Order EK-7F3K-92QD' })
  expect(back.getAttribute('href')).toBe('/Orders_Management/order7')
})

test('when the list of orders does not answer, the recipient’s name stands in for the customer’s', async () => {
  openInvoice(themba, { [findCall]: { body: { result: toGogo } } })

  expect(await customer()).toBe('Gogo Rhulani Daniels')
})

test('somebody else’s order is not found', async () => {
  openInvoice(amina, { [findCall]: { status: 404, body: { message: 'No order found' } } })

  expect((await screen.findByRole('alert')).textContent).toContain('No order found')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
