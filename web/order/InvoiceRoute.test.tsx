// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore, themba } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { type Person, sessionAtom } from '#web/client/session.ts'
import { aminasOrder } from './cast.ts'
import { InvoiceRoute } from './InvoiceRoute.tsx'

const find = 'GET /order/find/order7'
const toGogo = {
  ...aminasOrder,
  shippingAddress: { ...aminasOrder.shippingAddress, recipientName: 'Gogo Rhulani Daniels' },
}

const openInvoice = (person: Person, replies: Replies) => {
  shopThatAnswers(replies)
  const client = anOpenShop()
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

beforeEach(() => signedInBefore())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a customer reads their own name on it, whoever takes the parcel', async () => {
  openInvoice(amina, { [find]: { body: { result: toGogo } } })

  expect(await customer()).toBe('Amina Daniels')
  expect(document.title).toBe('Invoice EK-7F3K-92QD | Ekhaya')
  const back = screen.getByRole('link', { name: 'Order EK-7F3K-92QD' })
  expect(back.getAttribute('href')).toBe('/account/orders/order7')
})

test('an admin reads the customer’s name, not their own', async () => {
  openInvoice(themba, {
    [find]: { body: { result: toGogo } },
    'GET /order/all?search=EK-7F3K-92QD': { body: { orders: [{ id: 'order7', customerName: 'Amina Daniels' }] } },
  })

  expect(await customer()).toBe('Amina Daniels')
  const back = screen.getByRole('link', { name: 'Order EK-7F3K-92QD' })
  expect(back.getAttribute('href')).toBe('/Orders_Management/order7')
})

test('where the list does not answer, the recipient stands for the customer', async () => {
  openInvoice(themba, { [find]: { body: { result: toGogo } } })

  expect(await customer()).toBe('Gogo Rhulani Daniels')
})

test('somebody else’s order is told like one that does not exist', async () => {
  openInvoice(amina, { [find]: { status: 404, body: { message: 'No order found' } } })

  expect((await screen.findByRole('alert')).textContent).toContain('No order found')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})
