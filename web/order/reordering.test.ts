import { expect, test } from 'vitest'
import { blueKettle, copperPot } from '#web/cast.ts'
import { aminasOrder } from './cast.ts'
import { reordering } from './reordering.ts'

const [kettles, pot] = aminasOrder.products

const offered = (kettle: typeof blueKettle | undefined) =>
  kettles && pot
    ? [
        { line: kettles, product: kettle },
        { line: pot, product: copperPot },
      ]
    : []

test('everything that is there goes in the cart', () => {
  const { lines, shortages } = reordering(offered(blueKettle), [])

  expect(lines.map(({ product, count }) => [product.id, count])).toEqual([
    ['blue-kettle', 2],
    ['copper-pot', 1],
  ])
  expect(shortages).toEqual([])
})

test('a product that is no longer sold is named, the rest goes in', () => {
  const { lines, shortages } = reordering(offered(undefined), [])

  expect(lines.map(({ product }) => product.id)).toEqual(['copper-pot'])
  expect(shortages).toEqual(['Blue kettle is no longer sold'])
})

test('of what is short as many as there are go in', () => {
  const { lines, shortages } = reordering(offered({ ...blueKettle, quantity: 1 }), [])

  expect(lines[0]).toMatchObject({ count: 1 })
  expect(shortages).toEqual(['Only 1 of Blue kettle left'])
})

test('what is sold out is said', () => {
  expect(reordering(offered({ ...blueKettle, quantity: 0 }), []).shortages).toEqual(['Blue kettle is sold out'])
})

test('what lies in the cart already counts', () => {
  const { lines, shortages } = reordering(offered({ ...blueKettle, quantity: 3 }), [{ product: blueKettle, count: 2 }])

  expect(lines[0]).toMatchObject({ count: 1 })
  expect(shortages).toEqual(['Only 3 of Blue kettle left'])
})
