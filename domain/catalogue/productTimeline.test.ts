import { expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { transitionsOf } from '#domain/kernel/replay.ts'
import { blueKettle, copperPot, monday, recordedFact } from '#domain/testing/fixtures.ts'
import type { ProductFact } from './productEvents.ts'
import { productMachine } from './productMachine.ts'
import { productFactTypes, productSentence } from './productTimeline.ts'

const order = { orderId: 'a94f3e1c', count: 2 }

it.each<[ProductFact, string]>([
  [
    fact('ProductAdded', { ...blueKettle, quantity: 10, dateAdded: monday }),
    'added the product: 10 pieces for R\u00a0349.00',
  ],
  [
    fact('ProductDrafted', { ...copperPot, quantity: 1, dateAdded: monday }),
    'drafted the product: 1 piece for R\u00a01\u00a0299.00 less 15%',
  ],
  [fact('ProductDescribed', { name: 'Red kettle' }), 'changed the name'],
  [
    fact('ProductDescribed', { tags: [], isFeatured: true, whatsInTheBox: [] }),
    'changed the tags, whether it is featured and what is in the box',
  ],
  [
    fact('ProductRepriced', { price: 39_900, costPrice: 18_000, discount: -5 }),
    'set the price to R\u00a0399.00 plus 5%, the cost price to R\u00a0180.00',
  ],
  [fact('ProductPictured', { images: blueKettle.images }), 'chose 1 picture'],
  [fact('ProductPictured', { images: [] }), 'took all pictures away'],
  [
    fact('StockAdjusted', { by: 5, reason: 'delivery from Ndlovu' }),
    'added 5 pieces to the stock: delivery from Ndlovu',
  ],
  [fact('StockAdjusted', { by: -1, reason: 'broken' }), 'took 1 piece out of the stock: broken'],
  [fact('ProductListed', {}), 'listed the product in the shop'],
  [fact('ProductWithdrawn', {}), 'removed the product from the shop'],
  [fact('StockReserved', order), 'set 2 pieces aside for order EK-a94f3e1c'],
  [fact('StockReleased', order), 'put 2 pieces back on the shelf from order EK-a94f3e1c'],
  [fact('StockShipped', order), 'sent 2 pieces out with order EK-a94f3e1c'],
])('$type is formatted as "%s"', (given, sentence) => {
  expect(productSentence(recordedFact(given), (orderId) => `EK-${orderId}`)).toBe(sentence)
})

it('every fact type of the product machine has a sentence', () => {
  expect(productFactTypes.toSorted()).toEqual(
    [...new Set(transitionsOf(productMachine).map(({ type }) => type))].sort(),
  )
})
