import { typedCents, typedDiscount } from './amounts.ts'

export type BulkKind = 'price' | 'discount' | 'stock' | 'list' | 'withdraw'

/** What is done to each product, in the words of the call: amounts in rand, `priceBy` and `discount` in percent. */
export type BulkChange =
  | { price: number }
  | { priceBy: number }
  | { discount: number }
  | { quantityBy: number }
  | { isActive: boolean }

/** What was typed for a bulk change. */
export type BulkTyped = { how: 'percent' | 'amount'; figure: string }

export const nothingTyped: BulkTyped = { how: 'percent', figure: '' }

/** The change that was typed, or undefined while it is none. */
export const bulkChange = (kind: BulkKind, { how, figure }: BulkTyped): BulkChange | undefined => {
  if (kind === 'list' || kind === 'withdraw') return { isActive: kind === 'list' }
  if (figure.trim() === '') return undefined
  if (kind === 'price' && how === 'amount') return found(typedCents(figure), (cents) => ({ price: cents / 100 }))
  if (kind === 'price') return found(typedPercent(figure), (priceBy) => ({ priceBy }))
  if (kind === 'discount') return found(typedDiscount(figure), (discount) => ({ discount }))
  return found(typedPieces(figure), (quantityBy) => ({ quantityBy }))
}

export const bulkHints = {
  percent: {
    label: 'Percent',
    hint: '5 raises each price by 5 %, -5 lowers it.',
    error: 'A percentage from -99 to 900, such as 5 or -7.5',
  },
  amount: { label: 'New price in rand', hint: 'The same for all.', error: 'price should be numeric greater than 0' },
  discount: {
    label: 'New discount in percent',
    hint: '0 takes the discount away, a negative one is a surcharge.',
    error: 'Discount must be a whole number from -99 to 99',
  },
  stock: {
    label: 'Pieces',
    hint: '20 adds twenty to each, -3 takes three away.',
    error: 'A whole number such as 20 or -3',
  },
}

const found = (figure: number | undefined, make: (figure: number) => BulkChange) =>
  figure === undefined ? undefined : make(figure)

const typedPercent = (figure: string) => {
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(figure.trim()) ? Number(figure) : 0

  return percent !== 0 && percent >= -99 && percent <= 900 ? percent : undefined
}

const typedPieces = (figure: string) =>
  /^[+-]?\d{1,9}$/.test(figure.trim()) && Number(figure) !== 0 ? Number(figure) : undefined
