/** Formats cents as the shop does: `R 1 299.00`. */
export type MoneyFormatter = (cents: number) => string

/** Parses a typed amount in rand as cents: 1 to 10 digits with up to two decimals; undefined for anything else, and for 0. */
export const parseCents = (typed: string) => {
  const value = typed.trim()
  const cents = /^\d{1,10}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : 0

  return cents > 0 ? cents : undefined
}

/** Parses a typed discount in whole percent, -99 to 99; an empty text is 0, and an invalid one undefined. */
export const parseDiscount = (typed: string) => {
  const value = typed.trim()

  return value.length <= 10 && /^([+-]?\d+(\.0+)?)?$/.test(value) && Math.abs(Number(value)) <= 99
    ? Number(value)
    : undefined
}

/** Formats cents for an input field: 129900 is '1299.00'. */
export const formatCentsInput = (cents: number) => (cents / 100).toFixed(2)

/** The price after the discount, in cents; a negative discount is a surcharge. */
export const discountedPrice = (price: number, discount: number) => price - Math.round((price * discount) / 100)
