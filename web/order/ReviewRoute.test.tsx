// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/cast.ts'
import { openBrowserClient } from '#web/client/browserClient.ts'
import { cartAtom } from '#web/client/cart.ts'
import { ClientContext } from '#web/client/client.ts'
import { placedOrderAtom } from '#web/client/placedOrder.ts'
import { sessionAtom } from '#web/client/session.ts'
import { aminasCart, aminasOrder } from './cast.ts'
import { closeReview } from './keptReview.ts'
import { ReviewRoute } from './ReviewRoute.tsx'

const amina = { customerId: 'amina', email: 'amina@ekhaya.example', firstname: 'Amina', lastname: 'Daniels' }
const addresses = [
  { ...aminasHouse, id: 'pimville', _id: 'pimville' },
  { ...gogosHouse, id: 'tiyani', _id: 'tiyani' },
]
const moved = [{ ...aminasHouse, streetAddress: '99 Elsewhere Road', id: 'pimville', _id: 'pimville' }]
/** Her address book as the shop has it, whatever was shown of it. */
let book = addresses

interface Sent {
  key: string | null
  querydata: Record<string, unknown>
}

/** What the shop was asked to place, and how it answers each time. */
const sent: Sent[] = []
let answers: (() => Response)[] = []

const placed = () => Response.json({ code: 0, message: 'Order placed', result: aminasOrder })
const no =
  (refusal: string, details = {}) =>
  () =>
    Response.json({ code: 1, message: 'No', refusal, details }, { status: 409 })
const lineBreaks = () => {
  throw new TypeError('The line is down')
}

const filledCart = aminasCart.map(({ product, count }) => ({ productId: product.id, count }))
const cart = { lines: filledCart, version: 1 }

const shopAnswers = async (url: string, { headers, body }: { headers: Headers; body: string }) => {
  const product = aminasCart.find(({ product }) => url.endsWith(product.id))?.product
  if (product) return Response.json({ code: 0, message: 'OK', data: product })
  if (!url.endsWith('placeOrder')) return Response.json({ code: 0, message: 'OK', addresses: book, result: cart })
  sent.push({ key: headers.get('Idempotency-Key'), querydata: JSON.parse(body).querydata })
  return (answers.shift() ?? placed)()
}

const openReview = () => {
  const client = openBrowserClient({ answers: [], terms: { fee: 6_000, freeFrom: 25_000 } })
  client.store.set(sessionAtom, { status: 'signedIn', person: { ...amina, role: 'Customer', emailVerified: true } })
  client.store.set(cartAtom, { status: 'ready', lines: aminasCart })
  render(
    <MemoryRouter initialEntries={['/buy/review']}>
      <ClientContext value={client}>
        <ReviewRoute />
        <Place />
      </ClientContext>
    </MemoryRouter>,
  )
  return client
}

const Place = () => <output>{useLocation().pathname}</output>

const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as Element)
const placeOrder = async () => {
  await screen.findAllByText('Amina Daniels')
  await press('Place Order')
}
const orderWithoutAnAnswer = async () => {
  const client = openReview()
  await placeOrder()
  await screen.findByText(/it cannot be ordered twice/)
  return client
}
const isAt = (path: string) => waitFor(() => expect(screen.getByText(path)).toBeDefined())

beforeEach(() => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))
  localStorage.setItem('refreshToken', 'kept')
  localStorage.setItem('accessToken', `head.${claims}.seal`)
  vi.stubGlobal('fetch', shopAnswers)
  vi.stubGlobal('scrollTo', () => undefined)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  closeReview()
  sent.length = 0
  cart.lines = filledCart
  cart.version = 1
  answers = []
  book = addresses
})

test('the first address is chosen, and the order carries the total that was seen', async () => {
  const { store } = openReview()

  await placeOrder()
  await isAt('/Cart')

  expect(sent).toHaveLength(1)
  expect(sent[0]?.querydata).toEqual({
    products: [
      { productId: 'blue-kettle', count: 2 },
      { productId: 'copper-pot', count: 1 },
    ],
    shippingAddress: aminasHouse,
    paymentMethod: 'Cash on Delivery',
    expectedTotal: 1802.15,
  })
  expect(store.get(placedOrderAtom)?.orderNumber).toBe('EK-7F3K-92QD')
  expect(store.get(cartAtom).lines).toEqual([])
})

test('after a broken line the same order is asked for with the same key', async () => {
  answers = [lineBreaks]
  await orderWithoutAnAnswer()
  await placeOrder()
  await isAt('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('after a broken line the same order is asked for, whatever the cart holds meanwhile', async () => {
  answers = [lineBreaks]
  const client = await orderWithoutAnAnswer()
  cart.lines = []
  cart.version = 2
  client.cart.reload()
  await waitFor(() => expect(client.store.get(cartAtom).lines).toEqual([]))

  await press('Try again')
  await isAt('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

const payByCard = async () => {
  await press('Change payment method')
  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await press('Use this method')
}

test('after a broken line, an order that is paid otherwise is placed where the first one was not taken', async () => {
  answers = [lineBreaks, no('KeyWasUsed', { first: 'refused' })]
  await orderWithoutAnAnswer()
  await payByCard()
  await placeOrder()
  await isAt('/Cart')

  const [first, second, third] = sent
  expect(second?.key).toBe(first?.key)
  expect(third?.key).not.toBe(first?.key)
  expect(third?.querydata).toEqual({ ...first?.querydata, paymentMethod: 'Card on delivery' })
})

test('a page that went during that asks again with the second key', async () => {
  answers = [lineBreaks, no('KeyWasUsed', { first: 'refused' }), () => new Promise<never>(() => undefined) as never]
  await orderWithoutAnAnswer()
  await payByCard()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(3))
  cleanup()

  openReview()
  await isAt('/Cart')

  expect(sent[3]).toEqual(sent[2])
})

test('after a broken line, an order that is paid otherwise is not placed besides the first one', async () => {
  answers = [lineBreaks, no('KeyWasUsed', { first: 'taken' })]
  await orderWithoutAnAnswer()
  await payByCard()
  await placeOrder()

  await screen.findByText(/has arrived after all/)
  expect(sent).toHaveLength(2)
})

test('what is put in the cart after a broken line is no part of the order that was asked for before', async () => {
  answers = [lineBreaks]
  const client = openReview()
  const ordered = vi.spyOn(client.cart, 'ordered')
  await placeOrder()
  await screen.findByText(/it cannot be ordered twice/)
  const between = Date.now()

  await press('Try again')
  await isAt('/Cart')

  expect(ordered.mock.calls).toEqual([[expect.any(Number)]])
  expect(ordered.mock.calls[0]?.[0]).toBeLessThanOrEqual(between)
})

test('what was done with the cart is told before it is ordered', async () => {
  const client = openReview()
  const sentAt = vi.spyOn(client.cart, 'sent').mockImplementation(async () => expect(sent).toHaveLength(0))
  await placeOrder()
  await isAt('/Cart')
  expect(sentAt).toHaveBeenCalledOnce()
})

test.each([
  ['emptied', []],
  ['left with another one', addresses.slice(1)],
])(
  'after a broken line the same order is asked for, also where the address book was %s meanwhile',
  async (_what, left) => {
    answers = [lineBreaks]
    const client = await orderWithoutAnAnswer()
    book = left
    client.answers.refresh('GET customer/addresses/')
    await waitFor(() => expect(screen.queryByText(/18 Modjadji Street/)).toBeNull())

    await press('Try again')
    await isAt('/Cart')

    expect(sent[1]).toEqual(sent[0])
  },
)

test('a page that went before the answer came asks again with the same key', async () => {
  answers = [() => new Promise<never>(() => undefined) as never]
  openReview()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()

  openReview()
  await isAt('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('an address that another tab has changed meanwhile is ordered to as it was shown', async () => {
  openReview()
  await screen.findAllByText('Amina Daniels')
  book = moved
  await placeOrder()
  await isAt('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: aminasHouse })
})

test('a page that went asks again with the address that it has shown', async () => {
  answers = [() => new Promise<never>(() => undefined) as never]
  openReview()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  book = moved

  openReview()
  await isAt('/Cart')

  expect(sent[1]).toEqual(sent[0])
})

test('an address that was changed before a "no" is shown anew, and ordered to as it is then', async () => {
  answers = [no('OutOfStock', { product: 'Copper pot', left: 0 })]
  openReview()
  await screen.findAllByText('Amina Daniels')
  book = moved
  await placeOrder()
  await screen.findByText(/99 Elsewhere Road/)
  await placeOrder()
  await isAt('/Cart')

  expect(sent[1]?.querydata).toMatchObject({ shippingAddress: { streetAddress: '99 Elsewhere Road' } })
})

test('a reload after the broken line was told orders nothing by itself', async () => {
  answers = [lineBreaks]
  await orderWithoutAnAnswer()
  cleanup()

  openReview()
  await screen.findAllByText('Amina Daniels')

  expect(sent).toHaveLength(1)
})

test('once the shop has said no the next try has another key', async () => {
  answers = [no('OutOfStock', { product: 'Copper pot', left: 0 })]
  openReview()

  await placeOrder()
  await screen.findByText('Copper pot is sold out')
  await placeOrder()
  await isAt('/Cart')

  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a new total is ordered once it is accepted', async () => {
  answers = [no('PriceChanged', { total: 1850 })]
  openReview()

  await placeOrder()
  await screen.findByText(/it was R 1 802.15/)
  await press('Order at the new total')
  await isAt('/Cart')

  expect(sent.map(({ querydata }) => querydata['expectedTotal'])).toEqual([1802.15, 1850])
})

test('another payment method and another address go with the order', async () => {
  openReview()

  await userEvent.click(await screen.findByRole('radio', { name: 'Gogo Rhulani Daniels' }))
  await payByCard()
  await placeOrder()
  await isAt('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: gogosHouse, paymentMethod: 'Card on delivery' })
})

test('an address and a payment method that were chosen are there again after a reload', async () => {
  openReview()
  await userEvent.click(await screen.findByRole('radio', { name: 'Gogo Rhulani Daniels' }))
  await payByCard()
  await screen.findByText('Card on delivery')
  cleanup()

  openReview()
  await screen.findByText('Card on delivery')
  await placeOrder()
  await isAt('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: gogosHouse, paymentMethod: 'Card on delivery' })
})

test('a payment dialog that is closed changes nothing', async () => {
  openReview()

  await press('Change payment method')
  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await press('Cancel')
  await placeOrder()
  await isAt('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ paymentMethod: 'Cash on Delivery' })
})

test('what another tab has ordered is not offered again', async () => {
  cart.lines = []
  openReview()
  await screen.findAllByText('Amina Daniels')

  new BroadcastChannel('orders').postMessage('placed')

  await screen.findByText('Your cart is empty')
  expect(sent).toHaveLength(0)
})

test('a product that is no longer sold is named', async () => {
  answers = [no('ProductNotFound', { productId: 'copper-pot' })]
  openReview()

  await placeOrder()

  await screen.findByText('Copper pot is no longer sold')
})

test('an address that is gone is told, and the next one is chosen', async () => {
  answers = [no('AddressNotFound')]
  openReview()

  await placeOrder()

  const told = await screen.findByRole('alert')
  expect(told.textContent).toContain('Failed to place order')
})

test('a shop that is too busy has decided nothing: the same key is used again', async () => {
  answers = [() => Response.json({ code: 5, message: 'The shop is very busy', refusal: 'TooBusy' }, { status: 503 })]
  openReview()

  await placeOrder()
  await press('Try again')
  await isAt('/Cart')

  expect(sent[1]).toEqual(sent[0])
})
