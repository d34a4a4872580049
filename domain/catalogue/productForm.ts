import { z } from 'zod'
import { booleanField, noWarranty, productFields, quantityField, singleLineText } from './productFields.ts'
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
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The web address must be lower-case words joined by hyphens')
      .max(100, 'The web address must be at most 100 characters long')
      .optional(),
    /** Listed at once; `false` makes a draft. */
    isActive: booleanField.optional(),
  })
  .refine(({ slug, name }) => slug !== undefined || slugOf(name) !== '', {
    path: ['name'],
    message: 'The name needs a letter or a digit for the web address, or enter a web address',
  })

/** Any part of the product form, for an existing product. Its slug never changes. */
export const ProductEdit = z.object({
  ...z.object(productFields).partial().shape,
  /** Whether the product is listed. */
  isActive: booleanField.optional(),
  /** The quantity that the editor saw: only its difference to `quantity` is applied. Default: the current quantity. */
  quantityWas: quantityField('quantityWas should be an integer').optional(),
  /** The version that the editor saw: an edit of any other is refused. */
  version: z.int('The version must be a whole number').min(0, 'The version must be a whole number').optional(),
  /** The reason for the stock change. */
  reason: singleLineText('reason', 0, 100).optional(),
})
