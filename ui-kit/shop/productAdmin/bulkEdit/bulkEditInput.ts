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

export const bulkEditTexts = {
  percent: { label: 'Percent', hint: '5 raises each price by 5%, -5 lowers it.' },
  amount: { label: 'New price in rand', hint: 'The same for all products.' },
  discount: { label: 'New discount in percent', hint: '0 removes the discount; a negative number adds a surcharge.' },
  stock: { label: 'Pieces', hint: '20 adds twenty to each; -3 removes three.' },
}

/** What the typed figure is. */
export type BulkFigure = keyof typeof bulkEditTexts

export const bulkFigureOf = (kind: 'price' | 'discount' | 'stock', { how }: BulkEditInput): BulkFigure =>
  kind === 'price' ? how : kind

/** The rule of every figure: the error message of what is typed, or undefined if it is valid. */
export type BulkFigureCheck = (figure: BulkFigure, typed: string) => string | undefined

/** The typed change; undefined while it is invalid. */
export const toBulkChange = (
  kind: BulkEditKind,
  input: BulkEditInput,
  check: BulkFigureCheck,
): BulkChange | undefined => {
  if (kind === 'list' || kind === 'withdraw') return { isActive: kind === 'list' }
  const figure = bulkFigureOf(kind, input)
  const isValid = input.figure.trim() !== '' && check(figure, input.figure) === undefined

  return isValid ? changes[figure](Number(input.figure)) : undefined
}

const changes: Record<BulkFigure, (typed: number) => BulkChange> = {
  percent: (priceBy) => ({ priceBy }),
  amount: (price) => ({ price }),
  discount: (discount) => ({ discount }),
  stock: (quantityBy) => ({ quantityBy }),
}
