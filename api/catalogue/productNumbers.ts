import { type RowsOf, table } from '#api/readModels/table.ts'

/** One row: how many products have a number. */
export const productCount = table({ only: 'integer', products: 'integer' }, ['only'])

/**
 * The next number of a product. Products are numbered from 1 in the order in which they were added to the log, so that read models that number
 * them each for itself agree.
 */
export const nextProductNumber = (count: RowsOf<{ count: typeof productCount }>['count']) => {
  const number = (count.get(1)?.products ?? 0) + 1
  count.put({ only: 1, products: number })
  return number
}
