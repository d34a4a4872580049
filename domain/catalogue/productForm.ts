import { z } from 'zod'
import { line, noWarranty, pieces, productFields, trueOrFalse } from './productFields.ts'
import { slugOf } from './slug.ts'

const { discount, features, specifications, whatsInTheBox, tags, crossSellProducts } = productFields
const { isFeatured, featuredPriority, warranty, overview, images } = productFields

/** The product form (section 5 of the specification). Money in rand. */
export const NewProduct = z
  .object({
    ...productFields,
    discount: discount.default(0),
    features: features.default([]),
    specifications: specifications.default([]),
    whatsInTheBox: whatsInTheBox.default([]),
    tags: tags.default([]),
    crossSellProducts: crossSellProducts.default([]),
    isFeatured: isFeatured.default(false),
    featuredPriority: featuredPriority.default(0),
    warranty: warranty.default(noWarranty),
    overview: overview.default(''),
    images: images.default([]),
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The slug must be lower-case words joined by hyphens')
      .max(100, 'The slug must be at most 100 characters long')
      .optional(),
    /** Listed at once; `false` makes a draft. */
    isActive: trueOrFalse.optional(),
  })
  .refine(({ slug, name }) => slug !== undefined || slugOf(name) !== '', {
    path: ['name'],
    message: 'The name must hold a letter or a digit for its address, or give a slug',
  })

/** Any part of the product form, for a product that is there. Its slug stays for life. */
export const ProductEdit = z.object({
  ...z.object(productFields).partial().shape,
  /** In the window, or taken out of it. */
  isActive: trueOrFalse.optional(),
  /** The count that the editor saw: the difference to `quantity` is what changes. Without it the present count is taken. */
  quantityWas: pieces('quantityWas should be an integer').optional(),
  /** The version that the editor saw: an edit of any other is refused. */
  version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
  /** Why the stock is another. */
  reason: line('reason', 0, 100).optional(),
})
