import { z } from 'zod'
import { money, numeric, percent, trueOrFalse } from './productFields.ts'

const priceByRule = 'priceBy should be a percentage from -99 to 900'

/** What is done to one of many products. Money in rand, `priceBy` in percent of the price that it has. */
const Change = z
  .object({
    id: z.string({ error: 'The id is missing' }).min(1, 'The id is missing').max(100, 'No product has such an id'),
    /** The version that the editor saw: where it is another now, this product is left alone. */
    version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
    price: money('price should be numeric greater than 0').optional(),
    priceBy: numeric(/^[+-]?\d{1,3}(\.\d{1,2})?$/, priceByRule, (by) =>
      by >= -99 && by <= 900 ? undefined : priceByRule,
    ).optional(),
    discount: percent.optional(),
    quantityBy: numeric(/^[+-]?\d{1,9}$/, 'quantityBy should be an integer').optional(),
    isActive: trueOrFalse.optional(),
  })
  .refine(({ price, priceBy }) => price === undefined || priceBy === undefined, {
    path: ['priceBy'],
    message: 'Give a new price or a percentage, not both',
  })

/** At most 500 products at once, each of them once. */
export const BulkEdit = z.object({
  changes: z
    .array(Change, { error: 'The changes must be a list' })
    .min(1, 'Choose at least one product')
    .max(500, 'At most 500 products at once')
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Each product only once'),
  /** `true` only tells what would happen. */
  dryRun: trueOrFalse,
})
