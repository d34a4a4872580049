import { formatRand } from '#domain/kernel/money.ts'

interface LinePricing {
  /** Cents, of one piece before its discount. */
  price: number
  count: number
  /** Percent; a negative discount is a surcharge. */
  discount: number
}

/**
 * Formats the calculation of a line total (section 9 of the specification): `3 × R 89.99, 15% off`. The discount applies to the sum of
 * all pieces, so that the discounted price of one piece, rounded to the cent, times the count can give another total.
 */
export const formatLineCalculation = ({ price, count, discount }: LinePricing) =>
  `${count}\u00a0× ${formatRand(price)}${formatDiscount(discount)}`

/** The same, or `undefined` for one piece or without a discount, where the price alone explains the total. */
export const formatLineCalculationIfNeeded = (line: LinePricing) =>
  line.count > 1 && line.discount !== 0 ? formatLineCalculation(line) : undefined

const formatDiscount = (discount: number) => {
  if (discount === 0) return ''
  return discount > 0 ? `, ${discount}% off` : `, ${-discount}% added`
}
