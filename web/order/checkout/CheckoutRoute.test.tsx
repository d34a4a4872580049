// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aminasHouse, gogosHouse } from '#domain/testing/fixtures.ts'
import { aminasCart, aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { openBrowserClient } from '#web/state/browserClient.ts'
import { cartAtom } from '#web/state/cart/cartState.ts'
import { orderReceiptAtom } from '#web/state/cart/orderReceipt.ts'
import { ClientContext } from '#web/state/client.ts'
import { sessionAtom } from '#web/state/session/session.ts'
import { CheckoutRoute } from './CheckoutRoute.tsx'
import { forgetCheckout } from './checkoutStore.ts'

const amina = { customerId: 'amina', email: 'amina@ekhaya.example', firstname: 'Amina', lastname: 'Daniels' }
const addresses = [
  { ...aminasHouse, id: 'pimville', _id: 'pimville' },
  { ...gogosHouse, id: 'tiyani', _id: 'tiyani' },
]
const moved = [{ ...aminasHouse, streetAddress: '99 Elsewhere Road', id: 'pimville', _id: 'pimville' }]
/** Her address book at the shop, which may be newer than the one on the page. */
let book = addresses

interface Sent {
  key: string | null
  querydata: Record<string, unknown>
}

/** The order requests that reached the shop, and its replies in turn; the default reply places the order. */
const sent: Sent[] = []
let replies: (() => Response)[] = []

const placed = () => Response.json({ code: 0, message: 'Order placed', result: aminasOrder })
const refuses =
  (refusal: string, details = {}) =>
  () =>
    Response.json({ code: 1, message: 'No', refusal, details }, { status: 409 })
const networkFails = () => {
  throw new TypeError('The network is down')
}

const filledCart = aminasCart.map(({ product, count }) => ({ productId: product.id, count }))
const cart = { lines: filledCart, version: 1 }

const shopAnswers = async (url: string, { headers, body }: { headers: Headers; body: string }) => {
  const product = aminasCart.find(({ product }) => url.endsWith(product.id))?.product
  if (product) return Response.json({ code: 0, message: 'OK', data: product })
  if (!url.endsWith('placeOrder')) return Response.json({ code: 0, message: 'OK', addresses: book, result: cart })
  sent.push({ key: headers.get('Idempotency-Key'), querydata: JSON.parse(body).querydata })
  return (replies.shift() ?? placed)()
}

const openCheckout = () => {
  const client = openBrowserClient({ answers: [], terms: { fee: 6_000, freeFrom: 25_000 } })
  client.store.set(sessionAtom, { status: 'signedIn', person: { ...amina, role: 'Customer', emailVerified: true } })
  client.store.set(cartAtom, { status: 'ready', lines: aminasCart })
  render(
    <MemoryRouter initialEntries={['/buy/review']}>
      <ClientContext value={client}>
        <CheckoutRoute />
        <CurrentPath />
      </ClientContext>
    </MemoryRouter>,
  )
  return client
}

const CurrentPath = () => <output>{useLocation().pathname}</output>

const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as Element)
const placeOrder = async () => {
  await screen.findAllByText('Amina Daniels')
  await press('Place Order')
}
const placeUnansweredOrder = async () => {
  const client = openCheckout()
  await placeOrder()
  await screen.findByText(/it cannot be ordered twice/)
  return client
}
const expectPath = (path: string) => waitFor(() => expect(screen.getByText(path)).toBeDefined())

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
  sessionStorage.clear()
  vi.restoreAllMocks()
  sent.length = 0
  cart.lines = filledCart
  cart.version = 1
  replies = []
  book = addresses
})

test('the first address is chosen, and the order carries the total on the page', async () => {
  const { store } = openCheckout()

  await placeOrder()
  await expectPath('/Cart')

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
  expect(store.get(orderReceiptAtom)?.orderNumber).toBe('EK-7F3K-92QD')
  expect(store.get(cartAtom).lines).toEqual([])
})

test('after a network error the same order is sent with the same key', async () => {
  replies = [networkFails]
  await placeUnansweredOrder()
  await placeOrder()
  await expectPath('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('after a network error the same order is sent, even if the cart has changed', async () => {
  replies = [networkFails]
  const client = await placeUnansweredOrder()
  cart.lines = []
  cart.version = 2
  client.cart.reload()
  await waitFor(() => expect(client.store.get(cartAtom).lines).toEqual([]))

  await press('Try again')
  await expectPath('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

describe('an order that is answered after its customer has signed out', () => {
  const signOutWhilePlacing = async (reply: () => Response) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    vi.stubGlobal('fetch', async (url: string, options: { headers: Headers; body: string }) => {
      if (!url.endsWith('placeOrder')) return shopAnswers(url, options)
      await answered
      return reply()
    })
    const client = openCheckout()
    await placeOrder()
    act(() => client.store.set(sessionAtom, { status: 'guest' }))
    forgetCheckout()
    client.store.set(cartAtom, { status: 'ready', lines: aminasCart })
    await act(async () => {
      answer()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    return client
  }

  test('leaves the cart and the tab of the next one as they are', async () => {
    const { store } = await signOutWhilePlacing(placed)

    expect(store.get(cartAtom).lines).toEqual(aminasCart)
    expect(store.get(orderReceiptAtom)).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not stored in this tab where the shop was not reached', async () => {
    await signOutWhilePlacing(networkFails)

    expect(sessionStorage).toHaveLength(0)
  })
})

const payByCard = async () => {
  await press('Change payment method')
  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await press('Use this method')
}

test('after a network error, an order with another payment method is placed if the first one was refused', async () => {
  replies = [networkFails, refuses('KeyWasUsed', { first: 'refused' })]
  await placeUnansweredOrder()
  await payByCard()
  await placeOrder()
  await expectPath('/Cart')

  const [first, second, third] = sent
  expect(second?.key).toBe(first?.key)
  expect(third?.key).not.toBe(first?.key)
  expect(third?.querydata).toEqual({ ...first?.querydata, paymentMethod: 'Card on delivery' })
})

test('a reload while that order is sent sends it again with the second key', async () => {
  replies = [
    networkFails,
    refuses('KeyWasUsed', { first: 'refused' }),
    () => new Promise<never>(() => undefined) as never,
  ]
  await placeUnansweredOrder()
  await payByCard()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(3))
  cleanup()

  openCheckout()
  await expectPath('/Cart')

  expect(sent[3]).toEqual(sent[2])
})

test('after a network error, an order with another payment method is not placed in addition to the first one', async () => {
  replies = [networkFails, refuses('KeyWasUsed', { first: 'taken' })]
  await placeUnansweredOrder()
  await payByCard()
  await placeOrder()

  await screen.findByText(/earlier order went through/)
  expect(sent).toHaveLength(2)
})

test('products added to the cart after a network error are not part of the order that was sent before', async () => {
  replies = [networkFails]
  const client = openCheckout()
  const ordered = vi.spyOn(client.cart, 'removeOrdered')
  await placeOrder()
  await screen.findByText(/it cannot be ordered twice/)
  const between = Date.now()

  await press('Try again')
  await expectPath('/Cart')

  expect(ordered.mock.calls).toEqual([[expect.any(Number)]])
  expect(ordered.mock.calls[0]?.[0]).toBeLessThanOrEqual(between)
})

test('pending cart changes are sent before the order', async () => {
  const client = openCheckout()
  const flushCart = vi.spyOn(client.cart, 'flush').mockImplementation(async () => expect(sent).toHaveLength(0))
  await placeOrder()
  await expectPath('/Cart')
  expect(flushCart).toHaveBeenCalledOnce()
})

test.each([
  ['emptied', []],
  ['left with another one', addresses.slice(1)],
])(
  'after a network error the same order is sent, even if the address book was %s in the meantime',
  async (_what, left) => {
    replies = [networkFails]
    const client = await placeUnansweredOrder()
    book = left
    client.queryCache.invalidate('GET customer/addresses/')
    await waitFor(() => expect(screen.queryByText(/18 Modjadji Street/)).toBeNull())

    await press('Try again')
    await expectPath('/Cart')

    expect(sent[1]).toEqual(sent[0])
  },
)

test('a reload before the answer came sends the order again with the same key', async () => {
  replies = [() => new Promise<never>(() => undefined) as never]
  openCheckout()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()

  openCheckout()
  await expectPath('/Cart')

  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('an address that another tab has changed is sent as it is on this page', async () => {
  openCheckout()
  await screen.findAllByText('Amina Daniels')
  book = moved
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: aminasHouse })
})

test('a reload sends the order again with the address that was on the page', async () => {
  replies = [() => new Promise<never>(() => undefined) as never]
  openCheckout()
  await placeOrder()
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  book = moved

  openCheckout()
  await expectPath('/Cart')

  expect(sent[1]).toEqual(sent[0])
})

test('after a refusal a changed address is refreshed, and the next order is sent to it', async () => {
  replies = [refuses('OutOfStock', { product: 'Copper pot', left: 0 })]
  openCheckout()
  await screen.findAllByText('Amina Daniels')
  book = moved
  await placeOrder()
  await screen.findByText(/99 Elsewhere Road/)
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[1]?.querydata).toMatchObject({ shippingAddress: { streetAddress: '99 Elsewhere Road' } })
})

test('a reload after the network error was shown sends nothing by itself', async () => {
  replies = [networkFails]
  await placeUnansweredOrder()
  cleanup()

  openCheckout()
  await screen.findAllByText('Amina Daniels')

  expect(sent).toHaveLength(1)
})

test('after a refusal the next order has another key', async () => {
  replies = [refuses('OutOfStock', { product: 'Copper pot', left: 0 })]
  openCheckout()

  await placeOrder()
  await screen.findByText('Copper pot is sold out')
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a new total is ordered once it is accepted', async () => {
  replies = [refuses('PriceChanged', { total: 1850 })]
  openCheckout()

  await placeOrder()
  await screen.findByText(/it was R 1 802.15/)
  await press('Order at the new total')
  await expectPath('/Cart')

  expect(sent.map(({ querydata }) => querydata['expectedTotal'])).toEqual([1802.15, 1850])
})

test('the order carries the chosen payment method and address', async () => {
  openCheckout()

  await userEvent.click(await screen.findByRole('radio', { name: 'Gogo Rhulani Daniels' }))
  await payByCard()
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: gogosHouse, paymentMethod: 'Card on delivery' })
})

test('the chosen address and payment method survive a reload', async () => {
  openCheckout()
  await userEvent.click(await screen.findByRole('radio', { name: 'Gogo Rhulani Daniels' }))
  await payByCard()
  await screen.findByText('Card on delivery')
  cleanup()

  openCheckout()
  await screen.findByText('Card on delivery')
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ shippingAddress: gogosHouse, paymentMethod: 'Card on delivery' })
})

test('a payment dialog that is closed changes nothing', async () => {
  openCheckout()

  await press('Change payment method')
  await userEvent.click(await screen.findByRole('radio', { name: /Card on delivery/ }))
  await press('Cancel')
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[0]?.querydata).toMatchObject({ paymentMethod: 'Cash on Delivery' })
})

test('a cart that another tab has ordered is not offered again', async () => {
  cart.lines = []
  openCheckout()
  await screen.findAllByText('Amina Daniels')

  new BroadcastChannel('orders').postMessage('placed')

  await screen.findByText('Your cart is empty')
  expect(sent).toHaveLength(0)
})

test('a product that is no longer sold is named', async () => {
  replies = [refuses('ProductNotFound', { productId: 'copper-pot' })]
  openCheckout()

  await placeOrder()

  await screen.findByText('Copper pot is no longer sold')
})

test('an order to an address that is gone is refused with a message', async () => {
  replies = [refuses('AddressNotFound')]
  openCheckout()

  await placeOrder()

  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to place order')
})

test('an overloaded shop has decided nothing: the same key is used again', async () => {
  replies = [() => Response.json({ code: 5, message: 'The shop is very busy', refusal: 'TooBusy' }, { status: 503 })]
  openCheckout()

  await placeOrder()
  await press('Try again')
  await expectPath('/Cart')

  expect(sent[1]).toEqual(sent[0])
})

describe('given an order that was sent before the customer left the page', () => {
  const leaveAfterSending = async () => {
    const reply = Promise.withResolvers<Response>()
    replies = [() => reply.promise as never]
    const client = openCheckout()
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(1))
    cleanup()
    return { client, reply }
  }
  const answerArrives = () => new Promise((resolve) => setTimeout(resolve, 50))
  const comeBack = async () => {
    openCheckout()
    await screen.findAllByText('Amina Daniels')
    await answerArrives()
  }

  test('when it is placed then, it is not sent again', async () => {
    const { reply } = await leaveAfterSending()
    reply.resolve(placed())
    await answerArrives()

    await comeBack()

    expect(sent).toHaveLength(1)
  })

  test('when it is placed then, the next order has another key, however late', async () => {
    const { reply } = await leaveAfterSending()
    reply.resolve(placed())
    await answerArrives()
    const later = Date.now() + 11 * 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)

    openCheckout()
    await placeOrder()
    await expectPath('/Cart')

    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('when it is refused then, nothing is sent without a press', async () => {
    const { reply } = await leaveAfterSending()
    reply.resolve(refuses('PriceChanged', { total: 1 })())
    await answerArrives()

    await comeBack()

    expect(sent).toHaveLength(1)
  })

  test('when the network fails then, nothing is sent without a press', async () => {
    const { reply } = await leaveAfterSending()
    reply.reject(new TypeError('The network is down'))
    await answerArrives()

    await comeBack()

    expect(sent).toHaveLength(1)
  })
})

test('after a network error, a cart that was changed on its own page is ordered as it is then, with the same key', async () => {
  replies = [networkFails]
  await placeUnansweredOrder()
  cleanup()
  cart.lines = filledCart.slice(0, 1)
  cart.version = 2

  const client = openCheckout()
  client.store.set(cartAtom, { status: 'ready', lines: aminasCart.slice(0, 1) })
  await placeOrder()
  await expectPath('/Cart')

  expect(sent[1]?.querydata['products']).toHaveLength(1)
  expect(sent[1]?.key).toBe(sent[0]?.key)
})
