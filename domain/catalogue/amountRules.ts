/** The error of a typed price in rand, given its sentence of the specification; undefined if it is valid. Browsers load these rules without Zod. */
export const amountError = (name: string, typed: string, sentence: string) =>
  tooManyDigits(name, typed) ?? (/^\d+(\.\d{1,2})?$/.test(typed.trim()) && Number(typed) >= 0.01 ? undefined : sentence)

/** The error of a typed number of pieces; undefined if it is valid. */
export const countError = (typed: string) =>
  tooManyDigits('quantity', typed) ??
  (/^\d+$/.test(typed.trim()) ? undefined : 'quantity should be an integer greater than 0')

const tooManyDigits = (name: string, typed: string) =>
  /^\d{11,}(\.\d{1,2})?$/.test(typed.trim()) ? `The ${name} must be at most 10 digits long` : undefined

/** The error of a typed discount in percent; undefined if it is valid. */
export const discountError = (typed: string) => {
  const value = typed.trim()
  if (!/^([+-]?\d+(\.\d+)?)?$/.test(value)) return 'Discount must be a numeric value (e.g., 10 or -10)'
  if (value.length > 10) return 'The discount must be at most 10 characters long'
  return Number.isInteger(Number(value)) && Math.abs(Number(value)) <= 99 ? undefined : outOfRange
}

const outOfRange = 'Discount must be a whole number from -99 to 99'

/** What a bulk change sets or adds: percent of the price, a price in rand, a discount in percent, or pieces. */
export type BulkFigure = 'percent' | 'amount' | 'discount' | 'stock'

/** The error of the typed figure of a bulk change; undefined if it is valid. */
export const bulkFigureError = (kind: BulkFigure, typed: string) => bulkRules[kind](typed.trim())

const bulkRules: Record<BulkFigure, (value: string) => string | undefined> = {
  percent: (value) =>
    /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) !== 0 && Number(value) >= -99 && Number(value) <= 900
      ? undefined
      : 'A percentage from -99 to 900, such as 5 or -7.5',
  amount: (value) => amountError('price', value, 'price should be numeric greater than 0'),
  discount: (value) => (value === '' || discountError(value) !== undefined ? outOfRange : undefined),
  stock: (value) =>
    /^[+-]?\d{1,9}$/.test(value) && Number(value) !== 0 ? undefined : 'A whole number such as 20 or -3',
}
