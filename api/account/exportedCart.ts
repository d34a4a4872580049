import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { happened, type Ledger } from '#api/eventStore/handle.ts'
import type { CartFact, CartLine } from '#domain/cart/cartEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'

/** What a product is called now; one that nobody knows, by its id. */
export type Naming = (productId: string) => string

export const productNaming = async (ledger: Ledger, productIds: Iterable<string>): Promise<Naming> => {
  const names = new Map<string, string | undefined>()
  for (const id of new Set(productIds)) {
    names.set(id, (await ledger.load(productMachine, productStream(id))).context.details?.name)
  }
  return (productId) => names.get(productId) ?? productId
}

/** The products that a cart's facts speak of. */
export const productsIn = (cart: readonly StoredFact[]) =>
  cart.flatMap((stored) => {
    const { data } = happened<never>(stored) as CartFact
    if ('lines' in data) return (data.lines ?? []).map(({ productId }) => productId)
    return 'productId' in data ? [data.productId] : []
  })

/** The fact with names in place of ids, to be told in a sentence. */
export const withNames = <Told extends CartFact>(fact: Told, nameOf: Naming): Told => {
  const named = <Line extends { productId: string }>(line: Line) => ({ ...line, productId: nameOf(line.productId) })
  if ('lines' in fact.data) return { ...fact, data: { ...fact.data, lines: fact.data.lines?.map(named) } }
  return 'productId' in fact.data ? { ...fact, data: named(fact.data) } : fact
}

export const cartLineView = ({ productId, count }: CartLine, nameOf: Naming) => ({
  product: nameOf(productId),
  productId,
  count,
})
