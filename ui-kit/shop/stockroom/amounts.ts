/** Writes out cents as the shop does: `R 1 299.00`. */
export type Money = (cents: number) => string

/** Cents of an amount typed in rand: 1 to 10 digits, with up to two decimals; undefined for anything else, and for 0. */
export const typedCents = (typed: string) => {
  const value = typed.trim()
  const cents = /^\d{1,10}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : 0

  return cents > 0 ? cents : undefined
}

/** A typed discount in whole percent, -99 to 99; nothing typed is 0, and undefined is no discount at all. */
export const typedDiscount = (typed: string) => {
  const value = typed.trim()

  return value.length <= 10 && /^([+-]?\d+(\.0+)?)?$/.test(value) && Math.abs(Number(value)) <= 99
    ? Number(value)
    : undefined
}

/** What is wrong with a typed discount; undefined where nothing is. */
export const discountFault = (typed: string) => {
  const value = typed.trim()
  if (!/^([+-]?\d+(\.\d+)?)?$/.test(value)) return 'Discount must be a numeric value (e.g., 10 or -10)'
  if (value.length > 10) return 'The discount must be at most 10 characters long'
  return typedDiscount(value) === undefined ? 'Discount must be a whole number from -99 to 99' : undefined
}

/** A typed count of pieces: 1 to 10 digits. */
export const typedCount = (typed: string) => (/^\d{1,10}$/.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** Cents as they stand in a field: 129900 is '1299.00'. */
export const centsTyped = (cents: number) => (cents / 100).toFixed(2)

/** What a piece sells at after its discount, in cents; a negative discount adds. */
export const sellingPrice = (price: number, discount: number) => price - Math.round((price * discount) / 100)
