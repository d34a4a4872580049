import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { InventoryQuery, ListQuery, SearchQuery } from './catalogueQuery.ts'
import { productWarnings } from './productWarnings.ts'

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
  /** Stars, with one decimal; 0 without reviews. */
  averageRating: z.number(),
  reviewCount: z.number(),
  /** From here on for admins only. */
  costPrice: z.number().optional(),
  state: z.enum(['draft', 'listed', 'withdrawn']).optional(),
  /** Pieces that are set aside for orders. */
  reserved: z.number().optional(),
  /** How often it was edited since it was added. */
  version: z.number().optional(),
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

const forAdmins = { costPrice: true, state: true, reserved: true, version: true } as const

const Meta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  /** Asks for the next page of the same list; `null` after the last, and behind tens of thousands of products. */
  nextCursor: z.string().nullable(),
})

const KeyCounts = z.array(z.object({ key: z.string(), count: z.number() }))
const ListMeta = Meta.extend({
  /** What would be in the list with another brand, or another category, ticked: the most common first, at most a hundred of each. */
  facets: z.object({ brands: KeyCounts, categories: KeyCounts }),
})

/** Lists stand in `data` and in `results`, so that both readings of the specification work. */
const ProductPage = z.object({ data: z.array(ProductAnswer), results: z.array(ProductAnswer), meta: ListMeta })
const ProductResults = z.object({ data: z.array(ProductAnswer), results: z.array(ProductAnswer) })

const InventoryRow = ProductAnswer.required(forAdmins).extend({ warnings: z.array(z.enum(productWarnings)) })
const InventoryMeta = Meta.extend({
  /** How many products have each warning, whichever is asked for. */
  warnings: z.object({ lowStock: z.number(), soldOut: z.number(), belowCost: z.number() }),
})

const categoryFields = { _id: z.string(), name: z.string(), slug: z.string(), count: z.number() }
const below = <Below extends z.ZodType>(children: Below) => z.object({ ...categoryFields, children: z.array(children) })
const Category = below(below(below(z.never())))

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
    summary: 'A page of products, by category, brand, tag, price, rating or discount',
    who: 'anyone',
    query: ListQuery,
    answer: ProductPage,
  },
  'GET products/search': {
    summary:
      'Products found by words or tags, however they are spelled, with brands and categories to narrow them down',
    who: 'anyone',
    query: SearchQuery,
    answer: ProductPage.extend({
      /** Where nothing was found. */
      errorMessage: z.string().optional(),
    }),
  },
  'GET products/tagSuggestions/:text': {
    summary: 'Tags that begin like a text: at most five, the shortest first',
    who: 'anyone',
    params: z.object({ text: z.string() }),
    answer: z.object({ suggestions: z.array(z.string()) }),
  },
  'GET products/brands': {
    summary: 'All brands with their counts; with paging or filters, a page of products',
    who: 'anyone',
    query: ListQuery,
    answer: z.object({
      data: z.union([KeyCounts, z.array(ProductAnswer)]),
      results: z.union([KeyCounts, z.array(ProductAnswer)]),
      meta: ListMeta.optional(),
    }),
  },
  'GET products/categories': {
    summary: 'The category tree, three levels, with counts',
    who: 'anyone',
    answer: z.object({ results: z.array(Category) }),
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
    summary: 'All products a page at a time; admins see cost prices, and those that are not listed',
    who: 'signedIn',
    query: ListQuery,
    answer: ProductPage,
  },
  'GET products/inventory': {
    summary: 'The stockroom: products of all states, with what an admin should look at',
    who: 'admin',
    query: InventoryQuery,
    answer: z.object({ data: z.array(InventoryRow), results: z.array(InventoryRow), meta: InventoryMeta }),
  },
  'GET products/forEdit/:id': {
    summary: 'One product as its own record tells it at this moment, for those who edit it',
    who: 'admin',
    params: byId,
    answer: z.object({
      result: ProductAnswer.omit({ averageRating: true, reviewCount: true }).required(forAdmins),
    }),
  },
})
