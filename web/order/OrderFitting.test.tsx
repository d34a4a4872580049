// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { amina, openTestClient, storeSession, stubShop } from '#web/testing/testShop.ts'
import { OrderRoute } from './OrderRoute.tsx'
import type { Order } from './orderProps.ts'

const [kettle, pot] = aminasOrder.products
if (!kettle || !pot) throw new Error('Her order has two lines')
const line = (productId: string, name: string) => ({ ...kettle, productId, slug: productId, name })
const delivered: Order = {
  ...aminasOrder,
  orderStatus: 'Delivered',
  shippingStatus: 'delivered',
  products: [kettle, line('swan-mixer', 'Swan basin mixer'), line('stove', 'Stove'), line('washer', 'Washing machine')],
}
const tags = [
  { id: 'blue-kettle', tags: ['kettle'] },
  { id: 'swan-mixer', tags: ['tap', 'needs-plumber'] },
  { id: 'stove', tags: ['needs-electrician'] },
  { id: 'washer', tags: ['needs-plumber'] },
]
const tagsCall = 'GET /products/tagsById?ids=blue-kettle%2Cswan-mixer%2Cstove%2Cwasher'

const openOrder = (order: Order) => {
  const requests = stubShop({
    'GET /order/find/order7': { body: { result: order } },
    [tagsCall]: { body: { results: tags } },
  })
  const client = openTestClient()
  client.store.set(sessionAtom, { status: 'signedIn', person: amina })
  render(
    <MemoryRouter initialEntries={['/account/orders/order7']}>
      <ClientContext value={client}>
        <OrderRoute
          visit={{ path: '/account/orders/order7', params: { id: 'order7' }, query: new URLSearchParams() }}
        />
      </ClientContext>
    </MemoryRouter>,
  )
  return { calls: () => requests.map(({ call }) => call) }
}

beforeEach(() => storeSession())
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('a delivered order offers each trade once, for the lines that want it', async () => {
  openOrder(delivered)

  const plumber = await screen.findByRole('region', { name: 'Need a plumber to fit them?' })
  expect(plumber.textContent).toContain('For Swan basin mixer, Washing machine')
  const electrician = screen.getByRole('region', { name: 'Need an electrician to connect it?' })
  expect(electrician.textContent).toContain('For Stove')
  expect(screen.getAllByRole('region', { name: /^Need/ })).toHaveLength(2)
})

test.each<Partial<Order>>([
  { orderStatus: 'Canceled' },
  { orderStatus: 'Pending', shippingStatus: 'awaitingDispatch' },
  { orderStatus: 'Shipped', shippingStatus: 'inTransit' },
])('an order with %o offers nobody', async (state) => {
  const { calls } = openOrder({ ...delivered, ...state })

  await screen.findByRole('link', { name: 'Swan basin mixer' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByRole('region', { name: /^Need/ })).toBeNull()
  expect(calls()).not.toContain(tagsCall)
})
