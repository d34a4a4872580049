import { z } from 'zod'
import { contract, text, wholeNumber } from '#domain/kernel/endpoint.ts'
import { slugOf } from './slug.ts'

const Picture = z.object({ thumbnail: z.string(), medium: z.string(), alt: z.string() })
const Specification = z.object({ name: z.string(), value: z.string() })

/** A product as the public sees it. Money in rand. */
export const ProductAnswer = z.object({
  id: z.string(),
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  price: z.number(),
  discount: z.number(),
  discountedPrice: z.number(),
  quantity: z.number(),
  stockStatus: z.enum(['inStock', 'lowStock', 'outOfStock']),
  isActive: z.boolean(),
  images: z.array(Picture),
  categories: z.array(z.string()),
  features: z.array(z.string()),
  specifications: z.array(Specification),
  whatsInTheBox: z.array(z.string()),
  tags: z.array(z.string()),
  crossSellProducts: z.array(z.string()),
  isFeatured: z.boolean(),
  featuredPriority: z.number(),
  warranty: z.string(),
  overview: z.string(),
  dateAdded: z.string(),
  averageRating: z.number(),
  reviewCount: z.number(),
  /** Admins only. */
  costPrice: z.number().optional(),
})

/** What a card shows: on a slow line the rest would cost more than it is worth. */
export const CardAnswer = ProductAnswer.pick({
  id: true,
  _id: true,
  slug: true,
  name: true,
  brand: true,
  price: true,
  discount: true,
  discountedPrice: true,
  quantity: true,
  stockStatus: true,
  images: true,
  categories: true,
  isFeatured: true,
  averageRating: true,
  reviewCount: true,
})

const Meta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  nextCursor: z.string().nullable(),
})

/** Lists stand in `data` and in `results`, so that both readings of the specification work. */
const ProductPage = z.object({ data: z.array(ProductAnswer), results: z.array(ProductAnswer), meta: Meta })
const ProductResults = z.object({ data: z.array(ProductAnswer), results: z.array(ProductAnswer) })
const KeyCounts = z.array(z.object({ key: z.string(), count: z.number() }))

const listQuery = z.object({
  pageNumber: wholeNumber('pageNumber', 1, 100_000).optional(),
  /** 20 where it is not given. */
  limit: wholeNumber('limit', 1, 100).optional(),
  categoryName: z.string().optional(),
  isCategory: z.string().optional(),
  brands: z.string().optional(),
  tags: z.string().optional(),
  discountStart: wholeNumber('discountStart', -99, 99).optional(),
  discountEnd: wholeNumber('discountEnd', -99, 99).optional(),
  sort: z.enum(['featured', 'newest', 'price', '-price', 'discount', 'name']).optional(),
})

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

const bySlug = z.object({ slug: z.string() })
const byId = z.object({ id: z.string() })

export const catalogueContract = contract({
  'GET products/home': {
    summary: 'The sections of the home page, at most ten products each',
    who: 'anyone',
    answer: z.object({
      results: z.array(z.object({ title: z.string(), href: z.string().nullable(), data: z.array(CardAnswer) })),
    }),
  },
  'GET products/getByCategoryOrPageNumber': {
    summary: 'A page of products, by category, brand, tag or discount',
    who: 'anyone',
    query: listQuery,
    answer: ProductPage,
  },
  'GET products/brands': {
    summary: 'All brands with their counts; with paging or filters, a page of products',
    who: 'anyone',
    query: listQuery,
    answer: z.object({
      data: z.union([KeyCounts, z.array(ProductAnswer)]),
      results: z.union([KeyCounts, z.array(ProductAnswer)]),
      meta: Meta.optional(),
    }),
  },
  'GET products/categories': {
    summary: 'The category tree, two levels, with counts',
    who: 'anyone',
    answer: z.object({
      results: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          slug: z.string(),
          count: z.number(),
          children: z.array(z.object({ _id: z.string(), name: z.string(), slug: z.string(), count: z.number() })),
        }),
      ),
    }),
  },
  'GET products/tags': {
    summary: 'All tags with their counts',
    who: 'anyone',
    answer: z.object({ results: KeyCounts }),
  },
  'GET products/getProduct/:slug': {
    summary: 'One product by its slug',
    who: 'anyone',
    params: bySlug,
    answer: z.object({ data: ProductAnswer, results: z.array(ProductAnswer) }),
  },
  'GET products/getProductDetails/:id': {
    summary: 'One product by its id',
    who: 'anyone',
    params: byId,
    answer: z.object({ data: ProductAnswer, results: z.array(ProductAnswer) }),
  },
  'GET products/getCrossSellProduct/:id': {
    summary: 'What goes well with a product',
    who: 'anyone',
    params: byId,
    answer: ProductResults,
  },
  'POST products/find/:slug': {
    summary: 'Products of a slug',
    who: 'anyone',
    params: bySlug,
    querydata: z.object({}),
    answer: ProductResults,
  },
  'GET products/all': {
    summary: 'All products a page at a time; admins see cost prices',
    who: 'signedIn',
    query: listQuery,
    answer: ProductPage,
  },
  'POST products/add': {
    summary: 'Add a product',
    who: 'admin',
    querydata: NewProduct,
    answer: z.object({ data: ProductAnswer, result: ProductAnswer }),
  },
})
