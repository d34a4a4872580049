import { expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from '#web/order/testing/orderFixtures.ts'
import { helpHref, invoiceHref, trackedOrderProps } from './trackedOrderProps.ts'

test('a pending order says what comes next', () => {
  expect(trackedOrderProps(aminasOrder).promise).toBe('Next we will pack your order.')
})

test('a shipped order says what comes next by its shipping status', () => {
  expect(trackedOrderProps(shippedOrder).promise).toBe('It is on its way to your door.')
})

test('a delivered order has no next step and names who signed', () => {
  const delivered = trackedOrderProps({ ...shippedOrder, orderStatus: 'Delivered', signedBy: 'Sipho Daniels' })

  expect(delivered).toMatchObject({ promise: undefined, signedBy: 'Sipho Daniels', reason: undefined })
})

test('a delivered order links to a review of everything in it, an order on its way does not', () => {
  const reviewLinks = (order: typeof shippedOrder) => trackedOrderProps(order).lines.map(({ reviewHref }) => reviewHref)

  expect(reviewLinks({ ...shippedOrder, orderStatus: 'Delivered' })).toEqual(
    shippedOrder.products.map(({ slug }) => `/${slug}#your-review`),
  )
  expect(reviewLinks(shippedOrder)).toEqual(shippedOrder.products.map(() => undefined))
})

test.each([
  ['canceled by the customer', 'You cancelled it'],
  ['canceled by the shop', 'We cancelled it'],
  ['I found it cheaper', 'I found it cheaper'],
  ['constructor', 'constructor'],
])('an order that was %s says so to its customer: %s', (reason, said) => {
  expect(trackedOrderProps({ ...aminasOrder, orderStatus: 'Canceled', reason }).reason).toBe(said)
})

test('help on WhatsApp begins with the order number', () => {
  const { origin, searchParams } = new URL(helpHref('EK-7F3K-92QD'))

  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toContain('my order EK-7F3K-92QD')
})

const withheld = { Canceled: 'We are already packing it: ask us to stop it' }

test.each(['Processing', 'Shipped'] as const)(
  'an order that is %s says, in the shop’s words, why its customer cannot cancel it',
  (orderStatus) => {
    expect(trackedOrderProps({ ...aminasOrder, orderStatus, withheld }).lockedReason).toBe(`${withheld.Canceled}.`)
    expect(trackedOrderProps({ ...aminasOrder, orderStatus, withheld: {} }).lockedReason).toBeUndefined()
  },
)

test.each(['Pending', 'Delivered', 'Canceled'] as const)('an order that is %s has no such reason', (orderStatus) => {
  expect(trackedOrderProps({ ...aminasOrder, orderStatus, withheld }).lockedReason).toBeUndefined()
})

test('an invoice has an address of its own', () => {
  expect(invoiceHref('order7')).toBe('/account/orders/order7/invoice')
})
