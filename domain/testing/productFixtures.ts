import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { type Product, productMachine } from '#domain/catalogue/productMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { emptyRecord, replay } from '#domain/kernel/replay.ts'
import { blueKettle, monday, recordedFact } from './fixtures.ts'

// Test products in every state of the product machine.

export const unknownKettle = emptyRecord(productMachine, 'product-blue-kettle')

/** The product after more facts. */
export const productAfter = (product: Product, facts: readonly ProductFact[]) =>
  replay(
    productMachine,
    product.stream,
    facts.map((each) => recordedFact(each)),
    product,
  )

const added = (quantity: number) => ({ ...blueKettle, quantity, dateAdded: monday })

export const listedKettle = (quantity = 10, ...facts: ProductFact[]) =>
  productAfter(unknownKettle, [fact('ProductAdded', added(quantity)), ...facts])

export const draftKettle = (quantity = 10) => productAfter(unknownKettle, [fact('ProductDrafted', added(quantity))])

export const withdrawnKettle = (quantity = 10) => listedKettle(quantity, fact('ProductWithdrawn', {}))
