import { sellingPrice, typedCents, typedDiscount } from './amounts.ts'

/** What the typed figures come to, in cents and whole percent; undefined while they cannot be read. */
export const selling = (typed: { price: string; costPrice: string; discount: string }) => {
  const [price, cost, discount] = [typedCents(typed.price), typedCents(typed.costPrice), typedDiscount(typed.discount)]
  if (price === undefined || discount === undefined) return undefined
  const sellsAt = sellingPrice(price, discount)

  return { sellsAt, discount, ...(cost !== undefined && { earns: sellsAt - cost, margin: marginOf(sellsAt, cost) }) }
}

// Of the selling price, as shops count it.
const marginOf = (sellsAt: number, cost: number) => (sellsAt === 0 ? 0 : Math.round(((sellsAt - cost) / sellsAt) * 100))
