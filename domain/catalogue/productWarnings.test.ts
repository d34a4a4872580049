import { expect, it } from 'vitest'
import { type ProductWarning, warningsOf } from './productWarnings.ts'

const prices = { price: 20_000, costPrice: 15_000, discount: 0 }

it.each<[object, number, ProductWarning[]]>([
  [{}, 6, []],
  [{}, 5, ['lowStock']],
  [{}, 1, ['lowStock']],
  [{}, 0, ['soldOut']],
  [{ discount: 25 }, 6, []],
  [{ discount: 26 }, 6, ['belowCost']],
  [{ price: 14_000, discount: -10 }, 6, []],
  [{ price: 14_999 }, 0, ['belowCost', 'soldOut']],
])('%j with %i pieces: %j', (change, quantity, warnings) => {
  expect(warningsOf({ ...prices, ...change }, quantity)).toEqual(warnings)
})
