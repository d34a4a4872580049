import { expect, test } from 'vitest'
import { aminasOrder } from '#web/order/testing/orderFixtures.ts'
import { blueKettle, copperPot } from '#web/testing/testShop.ts'
import { planReorder } from './planReorder.ts'

const [kettles, pot] = aminasOrder.products

const linesWith = (kettle: typeof blueKettle | undefined) =>
  kettles && pot
    ? [
        { line: kettles, product: kettle },
        { line: pot, product: copperPot },
      ]
    : []

test('everything that is in stock goes into the cart', () => {
  const { lines, shortages } = planReorder(linesWith(blueKettle), [])

  expect(lines.map(({ product, count }) => [product.id, count])).toEqual([
    ['blue-kettle', 2],
    ['copper-pot', 1],
  ])
  expect(shortages).toEqual([])
})

test('a product that is no longer sold is named, the rest goes in', () => {
  const { lines, shortages } = planReorder(linesWith(undefined), [])

  expect(lines.map(({ product }) => product.id)).toEqual(['copper-pot'])
  expect(shortages).toEqual(['Blue kettle is no longer sold'])
})

test('of a product that is short, the pieces in stock go into the cart', () => {
  const { lines, shortages } = planReorder(linesWith({ ...blueKettle, quantity: 1 }), [])

  expect(lines[0]).toMatchObject({ count: 1 })
  expect(shortages).toEqual(['Only 1 of Blue kettle left'])
})

test('a product that is sold out is named', () => {
  expect(planReorder(linesWith({ ...blueKettle, quantity: 0 }), []).shortages).toEqual(['Blue kettle is sold out'])
})

test('pieces that are already in the cart count against the stock', () => {
  const { lines, shortages } = planReorder(linesWith({ ...blueKettle, quantity: 3 }), [
    { product: blueKettle, count: 2 },
  ])

  expect(lines[0]).toMatchObject({ count: 1 })
  expect(shortages).toEqual(['Only 3 of Blue kettle left'])
})
