import { expect, test } from 'vitest'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { orderCardProps, orderLine, orderTotals } from './orderProps.ts'

const listed = {
  ...aminasOrder,
  customerName: 'Amina Daniels',
  pieces: 3,
  thumbnails: ['/pictures/blue-kettle-320.webp', '/pictures/blue-kettle-320.webp', '/pictures/copper-pot-320.webp'],
}

test('an order is summed up in rand, pieces counted', () => {
  expect(orderTotals(aminasOrder)).toEqual({
    count: 3,
    subtotal: 'R\u00a01\u00a0997.00',
    saving: 'R\u00a0194.85',
    delivery: 'Free',
    total: 'R\u00a01\u00a0802.15',
  })
})

test('a small order shows its delivery fee and no saving', () => {
  const small = { ...aminasOrder, saving: 0, deliveryFee: 60 }

  expect(orderTotals(small)).toMatchObject({ saving: undefined, delivery: 'R\u00a060.00' })
})

test('a reduced product shows what one piece costs and what it cost before', () => {
  const [kettle, pot] = aminasOrder.products.map(orderLine)

  expect(pot).toMatchObject({
    price: 'R\u00a01\u00a0104.15',
    was: 'R\u00a01\u00a0299.00',
    total: 'R\u00a01\u00a0104.15',
  })
  expect(kettle).toMatchObject({ price: 'R\u00a0349.00', was: undefined, total: 'R\u00a0698.00', href: '/blue-kettle' })
})

test('several pieces of a discounted product show the calculation of their total', () => {
  const [, pot] = aminasOrder.products
  const seven = { ...pot, price: 89.99, discount: 15, count: 7, total: 535.44 } as (typeof aminasOrder.products)[number]

  expect(orderLine(seven)).toMatchObject({
    calculation: '7\u00a0× R\u00a089.99, 15% off',
    total: 'R\u00a0535.44',
  })
  expect(aminasOrder.products.map((line) => orderLine(line).calculation)).toEqual([undefined, undefined])
})

test('a listed order links to its tracking page', () => {
  expect(orderCardProps(listed)).toMatchObject({ href: '/account/orders/order7', count: 3 })
})

test('a picture that several lines share is shown once', () => {
  expect(orderCardProps(listed).pictures).toEqual(['/pictures/blue-kettle-320.webp', '/pictures/copper-pot-320.webp'])
})
