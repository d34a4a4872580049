import { amountError, parseCents, parseDiscount } from '#ui-kit/shop/productAdmin/amounts.ts'

export type BulkEditKind = 'price' | 'discount' | 'stock' | 'list' | 'withdraw'

/** The change to each product, as the HTTP call sends it: amounts in rand, `priceBy` and `discount` in percent. */
export type BulkChange =
  | { price: number }
  | { priceBy: number }
  | { discount: number }
  | { quantityBy: number }
  | { isActive: boolean }

/** The typed input of a bulk change. */
export type BulkEditInput = { how: 'percent' | 'amount'; figure: string }

export const emptyBulkEditInput: BulkEditInput = { how: 'percent', figure: '' }

/** Parses the typed change; undefined while it is invalid. */
export const parseBulkChange = (kind: BulkEditKind, { how, figure }: BulkEditInput): BulkChange | undefined => {
  if (kind === 'list' || kind === 'withdraw') return { isActive: kind === 'list' }
  if (figure.trim() === '') return undefined
  if (kind === 'price' && how === 'amount') return mapDefined(parseCents(figure), (cents) => ({ price: cents / 100 }))
  if (kind === 'price') return mapDefined(parsePercent(figure), (priceBy) => ({ priceBy }))
  if (kind === 'discount') return mapDefined(parseDiscount(figure), (discount) => ({ discount }))
  return mapDefined(parsePieces(figure), (quantityBy) => ({ quantityBy }))
}

export const bulkEditTexts = {
  percent: {
    label: 'Percent',
    hint: '5 raises each price by 5%, -5 lowers it.',
    error: 'A percentage from -99 to 900, such as 5 or -7.5',
  },
  amount: {
    label: 'New price in rand',
    hint: 'The same for all products.',
    error: 'price should be numeric greater than 0',
  },
  discount: {
    label: 'New discount in percent',
    hint: '0 removes the discount; a negative number adds a surcharge.',
    error: 'Discount must be a whole number from -99 to 99',
  },
  stock: {
    label: 'Pieces',
    hint: '20 adds twenty to each; -3 removes three.',
    error: 'A whole number such as 20 or -3',
  },
}

/** The error message of a typed change; undefined while nothing is typed, or if it is valid. */
export const bulkEditError = (kind: keyof typeof bulkEditTexts | 'price', input: BulkEditInput): string | undefined => {
  if (kind === 'price') return bulkEditError(input.how, input)
  const { error } = bulkEditTexts[kind]
  const figure = input.figure.trim()
  if (figure === '') return undefined
  if (kind === 'amount') return amountError('price', figure, error)
  return parseBulkChange(kind === 'percent' ? 'price' : kind, input) === undefined ? error : undefined
}

const mapDefined = (figure: number | undefined, toChange: (figure: number) => BulkChange) =>
  figure === undefined ? undefined : toChange(figure)

const parsePercent = (figure: string) => {
  const percent = /^[+-]?\d{1,3}(\.\d{1,2})?$/.test(figure.trim()) ? Number(figure) : 0

  return percent !== 0 && percent >= -99 && percent <= 900 ? percent : undefined
}

const parsePieces = (figure: string) =>
  /^[+-]?\d{1,9}$/.test(figure.trim()) && Number(figure) !== 0 ? Number(figure) : undefined
