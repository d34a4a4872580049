// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { toastsAtom } from '#web/state/browser/toasts.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, type Replies, storeSession, stubShop } from '#web/testing/testShop.ts'
import { OrdersRoute } from './OrdersRoute.tsx'

const orders = 'GET /customer/orders/amina'
const listed = { ...aminasOrder, customerName: 'Amina Daniels', pieces: 3, thumbnails: [] }

const openOrders = (replies: Replies) => {
  const requests = stubShop(replies)
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <MemoryRouter initialEntries={['/account/orders']}>
      <ClientContext value={client}>
        <OrdersRoute />
      </ClientContext>
    </MemoryRouter>,
  )
  return { requests, toasts: () => client.store.get(toastsAtom).map(({ message }) => message) }
}

beforeEach(() => storeSession())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('orders that could not be loaded show an error, and load again on Retry', async () => {
  const replies: Replies = {}
  openOrders(replies)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch orders: Network error')

  replies[orders] = { body: { orders: [listed] } }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('link', { name: 'EK-7F3K-92QD' })).toBeDefined()
})

test('without orders, the page suggests products', async () => {
  const kettle = { id: 'blue-kettle', name: 'Blue kettle', slug: 'blue-kettle', brand: 'Ndlovu', price: 349 }
  const shown = { ...kettle, discount: 0, discountedPrice: 349, averageRating: 0, reviewCount: 0, quantity: 4 }
  openOrders({
    [orders]: { body: { orders: [] } },
    'GET /products/home': { body: { results: [{ data: [{ ...shown, images: [] }] }] } },
  })

  await screen.findByText('No orders yet')
  expect(await screen.findByRole('link', { name: 'Blue kettle' })).toBeDefined()
})

test('a reorder of products that are no longer sold adds nothing to the cart, and names them all', async () => {
  const { requests, toasts } = openOrders({
    [orders]: { body: { orders: [listed] } },
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { status: 404, body: { message: 'No product found' } },
    'GET /products/getProductDetails/copper-pot': { status: 404, body: { message: 'No product found' } },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Order again: EK-7F3K-92QD' }))

  await eventually(() => expect(toasts()).toEqual(['Blue kettle is no longer sold. Copper pot is no longer sold.']))
  expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a reorder without a network shows an error and adds nothing to the cart', async () => {
  const { requests, toasts } = openOrders({
    [orders]: { body: { orders: [listed] } },
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { status: 404, body: { message: 'No product found' } },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Order again: EK-7F3K-92QD' }))

  await eventually(() => expect(toasts()).toEqual(['Network error']))
  expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
