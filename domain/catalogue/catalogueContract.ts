import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'

const Picture = z.object({ thumbnail: z.string(), medium: z.string(), alt: z.string() })
/** What is measured, and its figure. */
export const Specification = z.object({ name: z.string(), value: z.string() })

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
})
