import { z } from 'zod'
import { text } from '#domain/kernel/endpoint.ts'
import { Specification } from './catalogueContract.ts'
import { slugOf } from './slug.ts'

const digits = (otherwise: string) =>
  z.union([z.string(), z.number()], { error: otherwise }).transform((written, issue) => {
    if (/^\d{1,10}(\.\d{1,2})?$/.test(String(written).trim())) return Number(written)
    issue.addIssue({ code: 'custom', message: otherwise })
    return z.NEVER
  })

const wholeDigits = (otherwise: string) =>
  z.union([z.string(), z.number()], { error: otherwise }).transform((written, issue) => {
    if (/^\d{1,10}$/.test(String(written).trim())) return Number(written)
    issue.addIssue({ code: 'custom', message: otherwise })
    return z.NEVER
  })

const discountRule = 'Discount must be a numeric value (e.g., 10 or -10)'
const discount = z
  .union([z.string().max(10, discountRule), z.number()], { error: discountRule })
  .transform((written, issue) => {
    const percent = Number(written)
    if (Number.isInteger(percent) && Math.abs(percent) <= 99) return percent
    issue.addIssue({ code: 'custom', message: discountRule })
    return z.NEVER
  })

const trueOrFalse = z
  .union([z.boolean(), z.literal('true'), z.literal('false')], { error: 'enter true or false' })
  .transform((written) => written === true || written === 'true')

const picturePath = z.string().regex(/^(\/[\w-][\w.-]*)+$/, 'A picture is a path on this server')

/** The product form (section 5 of the specification). Money in rand. */
export const NewProduct = z
  .object({
    name: text('name', 3, 100),
    brand: text('brand', 2, 30),
    description: text('description', 10, 1000),
    price: digits('price should be numeric greater than 0').refine(
      (price) => price > 0,
      'price should be numeric greater than 0',
    ),
    costPrice: digits('Cost price should be numeric greater than 0').refine(
      (price) => price > 0,
      'Cost price should be numeric greater than 0',
    ),
    quantity: wholeDigits('quantity should be an integer greater than 0'),
    discount: discount.default(0),
    categories: z.array(z.string().trim().min(1)).min(1, 'Choose at least one category'),
    features: z.array(z.string().trim()).default([]),
    specifications: z.array(Specification).default([]),
    whatsInTheBox: z.array(z.string().trim()).default([]),
    tags: z.array(z.string().trim().toLowerCase()).default([]),
    crossSellProducts: z.array(z.string()).default([]),
    isFeatured: trueOrFalse.default(false),
    featuredPriority: z.coerce
      .number({ error: 'enter a valid number' })
      .min(-1_000_000, 'enter a valid number')
      .max(1_000_000, 'enter a valid number')
      .default(0),
    warranty: text('warranty', 0, 50).default('No warranty'),
    overview: text('overview', 0, 100).default(''),
    slug: z
      .string()
      .trim()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The slug must be lower-case words joined by hyphens')
      .max(100)
      .optional(),
    images: z.array(z.object({ thumbnail: picturePath, medium: picturePath, alt: z.string() })).default([]),
  })
  .refine(({ slug, name }) => slug !== undefined || slugOf(name) !== '', {
    path: ['name'],
    message: 'The name must hold a letter or a digit for its address, or give a slug',
  })
