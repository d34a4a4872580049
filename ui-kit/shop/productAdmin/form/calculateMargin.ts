import { discountedPrice, parseCents, parseDiscount } from '#ui-kit/shop/productAdmin/amounts.ts'

/** The selling price, the profit in cents and the margin in whole percent of the typed values; undefined while they are invalid. */
export const calculateMargin = (input: { price: string; costPrice: string; discount: string }) => {
  const [price, cost, discount] = [parseCents(input.price), parseCents(input.costPrice), parseDiscount(input.discount)]
  if (price === undefined || discount === undefined) return undefined
  const sellsAt = discountedPrice(price, discount)

  return { sellsAt, discount, ...(cost !== undefined && { profit: sellsAt - cost, margin: marginOf(sellsAt, cost) }) }
}

// The margin is a percentage of the selling price, as usual in retail.
const marginOf = (sellsAt: number, cost: number) => (sellsAt === 0 ? 0 : Math.round(((sellsAt - cost) / sellsAt) * 100))
