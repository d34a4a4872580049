import { blueKettle, happened, monday } from '#domain/cast.ts'
import { fact } from '#domain/kernel/decision.ts'
import { replay, unwritten } from '#domain/kernel/replay.ts'
import type { ProductFact } from './productEvents.ts'
import { type Product, productMachine } from './productMachine.ts'

// Blue kettles of the tests, in every state of a product.

export const unknownKettle = unwritten(productMachine, 'product-blue-kettle')

/** The product after more facts. */
export const after = (product: Product, facts: readonly ProductFact[]) =>
  replay(
    productMachine,
    product.stream,
    facts.map((each) => happened(each)),
    product,
  )

const added = (quantity: number) => ({ ...blueKettle, quantity, dateAdded: monday })

export const listedKettle = (quantity = 10, ...facts: ProductFact[]) =>
  after(unknownKettle, [fact('ProductAdded', added(quantity)), ...facts])

export const draftKettle = (quantity = 10) => after(unknownKettle, [fact('ProductDrafted', added(quantity))])

export const withdrawnKettle = (quantity = 10) => listedKettle(quantity, fact('ProductWithdrawn', {}))
