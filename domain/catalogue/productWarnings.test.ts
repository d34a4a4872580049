import { expect, it } from 'vitest'
import { type ProductWarning, warningsOf } from './productWarnings.ts'

const kettle = { sellsAt: 20_000, costPrice: 15_000, quantity: 6, isWithdrawn: false }

it.each<[object, ProductWarning[]]>([
  [{}, []],
  [{ quantity: 5 }, ['lowStock']],
  [{ quantity: 1 }, ['lowStock']],
  [{ quantity: 0 }, ['soldOut']],
  [{ sellsAt: 15_000 }, []],
  [{ sellsAt: 14_999 }, ['belowCost']],
  [{ sellsAt: 14_999, quantity: 3 }, ['belowCost', 'lowStock']],
  [{ sellsAt: 14_999, quantity: 0 }, ['belowCost', 'soldOut']],
  [{ sellsAt: 14_999, quantity: 0, isWithdrawn: true }, []],
])('%j: %j', (change, warnings) => expect(warningsOf({ ...kettle, ...change })).toEqual(warnings))
