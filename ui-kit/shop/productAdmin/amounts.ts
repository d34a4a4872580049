/** Formats cents as the shop does: `R 1 299.00`. */
export type MoneyFormatter = (cents: number) => string

/** Parses a typed amount in rand as cents: 1 to 10 digits with up to two decimals; undefined for anything else, and for 0. */
export const parseCents = (typed: string) => {
  const value = typed.trim()
  const cents = /^\d{1,10}(\.\d{1,2})?$/.test(value) ? Math.round(Number(value) * 100) : 0

  return cents > 0 ? cents : undefined
}

/** The error of a typed price, given its sentence of the specification; undefined if it is valid. */
export const amountError = (name: string, typed: string, sentence: string) =>
  tooManyDigits(name, typed) ?? (parseCents(typed) === undefined ? sentence : undefined)

/** The error message of a typed number of pieces; undefined if it is valid. */
export const countError = (typed: string) =>
  tooManyDigits('quantity', typed) ??
  (parseCount(typed) === undefined ? 'quantity should be an integer greater than 0' : undefined)

const tooManyDigits = (name: string, typed: string) =>
  /^\d{11,}(\.\d{1,2})?$/.test(typed.trim()) ? `The ${name} must be at most 10 digits long` : undefined

/** Parses a typed discount in whole percent, -99 to 99; an empty text is 0, and an invalid one undefined. */
export const parseDiscount = (typed: string) => {
  const value = typed.trim()

  return value.length <= 10 && /^([+-]?\d+(\.0+)?)?$/.test(value) && Math.abs(Number(value)) <= 99
    ? Number(value)
    : undefined
}

/** The error message of a typed discount; undefined if it is valid. */
export const discountError = (typed: string) => {
  const value = typed.trim()
  if (!/^([+-]?\d+(\.\d+)?)?$/.test(value)) return 'Discount must be a numeric value (e.g., 10 or -10)'
  if (value.length > 10) return 'The discount must be at most 10 characters long'
  return parseDiscount(value) === undefined ? 'Discount must be a whole number from -99 to 99' : undefined
}

/** Parses a typed number of pieces: 1 to 10 digits. */
export const parseCount = (typed: string) => (/^\d{1,10}$/.test(typed.trim()) ? Number(typed.trim()) : undefined)

/** Formats cents for an input field: 129900 is '1299.00'. */
export const formatCentsInput = (cents: number) => (cents / 100).toFixed(2)

/** The price after the discount, in cents; a negative discount is a surcharge. */
export const discountedPrice = (price: number, discount: number) => price - Math.round((price * discount) / 100)
