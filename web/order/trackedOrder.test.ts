import { expect, test } from 'vitest'
import { aminasOrder, shippedOrder } from './cast.ts'
import { helpHref, invoiceHref, trackedOrder } from './trackedOrder.ts'

test('a pending order promises what comes next', () => {
  expect(trackedOrder(aminasOrder).promise).toBe('Next we take everything off the shelf and pack it.')
})

test('a shipped order promises by where its parcel is', () => {
  expect(trackedOrder(shippedOrder).promise).toBe('It is on its way to your door.')
})

test('a delivered order promises nothing and names who signed', () => {
  const delivered = trackedOrder({ ...shippedOrder, orderStatus: 'Delivered', signedBy: 'Sipho Daniels' })

  expect(delivered).toMatchObject({ promise: undefined, signedBy: 'Sipho Daniels', reason: undefined })
})

test.each([
  ['canceled by the customer', 'You canceled it'],
  ['canceled by the shop', 'We canceled it'],
  ['I found it cheaper', 'I found it cheaper'],
  ['constructor', 'constructor'],
])('an order that was %s says so to its customer: %s', (reason, said) => {
  expect(trackedOrder({ ...aminasOrder, orderStatus: 'Canceled', reason }).reason).toBe(said)
})

test('help on WhatsApp begins with the order number', () => {
  const { origin, searchParams } = new URL(helpHref('EK-7F3K-92QD'))

  expect(origin).toBe('https://wa.me')
  expect(searchParams.get('text')).toContain('my order EK-7F3K-92QD')
})

const withheld = { Canceled: 'We are packing it already: ask us to stop it' }

test.each(['Processing', 'Shipped'] as const)(
  'an order that is %s says in the shop’s words why it cannot be canceled',
  (orderStatus) => {
    expect(trackedOrder({ ...aminasOrder, orderStatus, withheld }).settled).toBe(`${withheld.Canceled}.`)
    expect(trackedOrder({ ...aminasOrder, orderStatus, withheld: {} }).settled).toBeUndefined()
  },
)

test.each(['Pending', 'Delivered', 'Canceled'] as const)('an order that is %s has nothing to excuse', (orderStatus) => {
  expect(trackedOrder({ ...aminasOrder, orderStatus, withheld }).settled).toBeUndefined()
})

test('an invoice has an address of its own', () => {
  expect(invoiceHref('order7')).toBe('/account/orders/order7/invoice')
})
