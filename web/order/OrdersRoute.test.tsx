// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#e2e/eventually.ts'
import { amina, anOpenShop, type Replies, shopThatAnswers, signedInBefore } from '#web/cast.ts'
import { ClientContext } from '#web/client/client.ts'
import { sessionAtom } from '#web/client/session.ts'
import { toastsAtom } from '#web/client/toasts.ts'
import { aminasOrder } from './cast.ts'
import { OrdersRoute } from './OrdersRoute.tsx'

const orders = 'GET /customer/orders/amina'
const listed = { ...aminasOrder, customerName: 'Amina Daniels', pieces: 3, thumbnails: [] }

const openOrders = (replies: Replies) => {
  const heard = shopThatAnswers(replies)
  const client = anOpenShop()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <MemoryRouter initialEntries={['/account/orders']}>
      <ClientContext value={client}>
        <OrdersRoute />
      </ClientContext>
    </MemoryRouter>,
  )
  return { heard, toasts: () => client.store.get(toastsAtom).map(({ message }) => message) }
}

beforeEach(() => signedInBefore())

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('orders that could not be fetched are told so, and asked for again', async () => {
  const replies: Replies = {}
  openOrders(replies)
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch orders: Network error')

  replies[orders] = { body: { orders: [listed] } }
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))

  expect(await screen.findByRole('link', { name: 'EK-7F3K-92QD' })).toBeDefined()
})

test('without orders there is something to begin with', async () => {
  const kettle = { id: 'blue-kettle', name: 'Blue kettle', slug: 'blue-kettle', brand: 'Ndlovu', price: 349 }
  const shown = { ...kettle, discount: 0, discountedPrice: 349, averageRating: 0, reviewCount: 0, quantity: 4 }
  openOrders({
    [orders]: { body: { orders: [] } },
    'GET /products/home': { body: { results: [{ data: [{ ...shown, images: [] }] }] } },
  })

  await screen.findByText('No orders yet')
  expect(await screen.findByRole('link', { name: 'Blue kettle' })).toBeDefined()
})

test('an order of which nothing is sold any more puts nothing in the cart, and names all of it', async () => {
  const { heard, toasts } = openOrders({
    [orders]: { body: { orders: [listed] } },
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { status: 404, body: { message: 'No product found' } },
    'GET /products/getProductDetails/copper-pot': { status: 404, body: { message: 'No product found' } },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Order again: EK-7F3K-92QD' }))

  await eventually(() => expect(toasts()).toEqual(['Blue kettle is no longer sold. Copper pot is no longer sold.']))
  expect(heard.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('a reorder without a line says so and puts nothing in the cart', async () => {
  const { heard, toasts } = openOrders({
    [orders]: { body: { orders: [listed] } },
    'GET /order/find/order7': { body: { result: aminasOrder } },
    'GET /products/getProductDetails/blue-kettle': { status: 404, body: { message: 'No product found' } },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Order again: EK-7F3K-92QD' }))

  await eventually(() => expect(toasts()).toEqual(['Network error']))
  expect(heard.some(({ call }) => call.startsWith('POST'))).toBe(false)
})
