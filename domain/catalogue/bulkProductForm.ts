import { z } from 'zod'
import { booleanField, moneyField, numericField, percentField } from './productFields.ts'

const priceByRule = 'priceBy should be a percentage from -99 to 900'

/** The change of one product. Money in rand, `priceBy` in percent of the current price. */
const Change = z
  .object({
    id: z.string({ error: 'The id is missing' }).min(1, 'The id is missing').max(100, 'No product has such an id'),
    /** The version that the editor saw: a change of any other is refused. */
    version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
    price: moneyField('price', 'price should be numeric greater than 0').optional(),
    priceBy: numericField(/^[+-]?\d{1,3}(\.\d{1,2})?$/, priceByRule, (by) =>
      by >= -99 && by <= 900 ? undefined : priceByRule,
    ).optional(),
    discount: percentField.optional(),
    quantityBy: numericField(/^[+-]?\d{1,9}$/, 'quantityBy should be an integer').optional(),
    isActive: booleanField.optional(),
  })
  .refine(({ price, priceBy }) => price === undefined || priceBy === undefined, {
    path: ['priceBy'],
    message: 'Give a new price or a percentage, not both',
  })

/** At most 500 products per request, without duplicates. */
export const BulkProductRequest = z.object({
  changes: z
    .array(Change, { error: 'The changes must be a list' })
    .min(1, 'Choose at least one product')
    .max(500, 'At most 500 products at once')
    .refine((changes) => new Set(changes.map(({ id }) => id)).size === changes.length, 'Each product only once'),
  /** `true` returns the results without storing anything. */
  dryRun: booleanField,
})
