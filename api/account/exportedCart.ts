import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { toRecordedFact } from '#api/eventStore/recordedFact.ts'
import type { CartFact, CartLine } from '#domain/cart/cartEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'

/** The current name of a product, or its id if the product does not exist. */
export type ProductNames = (productId: string) => string

export const loadProductNames = async (ledger: Ledger, productIds: Iterable<string>): Promise<ProductNames> => {
  const names = new Map<string, string | undefined>()
  for (const id of new Set(productIds)) {
    names.set(id, (await ledger.load(productMachine, productStream(id))).context.details?.name)
  }
  return (productId) => names.get(productId) ?? productId
}

/** The ids of the products in the facts of a cart. */
export const productsIn = (cart: readonly StoredFact[]) =>
  cart.flatMap((stored) => {
    const { data } = toRecordedFact<never>(stored) as CartFact
    if ('lines' in data) return (data.lines ?? []).map(({ productId }) => productId)
    return 'productId' in data ? [data.productId] : []
  })

/** The fact with product names in place of ids, for its sentence. */
export const withNames = <F extends CartFact>(fact: F, nameOf: ProductNames): F => {
  const named = <Line extends { productId: string }>(line: Line) => ({ ...line, productId: nameOf(line.productId) })
  if ('lines' in fact.data) return { ...fact, data: { ...fact.data, lines: fact.data.lines?.map(named) } }
  return 'productId' in fact.data ? { ...fact, data: named(fact.data) } : fact
}

export const cartLineView = ({ productId, count }: CartLine, nameOf: ProductNames) => ({
  product: nameOf(productId),
  productId,
  count,
})
