import { z } from 'zod'
import { contract } from '#domain/kernel/endpoint.ts'
import { InventoryQuery, ListQuery, SearchQuery } from './catalogueQuery.ts'
import { productWarnings } from './productWarnings.ts'

const Picture = z.object({ thumbnail: z.string(), medium: z.string(), alt: z.string() })
const Specification = z.object({ name: z.string(), value: z.string() })

/** A product as the public sees it. Money in rand. */
export const ProductResponse = z.object({
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
  /** The fields from here on are for admins only. */
  costPrice: z.number().optional(),
  state: z.enum(['draft', 'listed', 'withdrawn']).optional(),
  /** Pieces that are reserved for orders. */
  reserved: z.number().optional(),
  /** The number of edits since it was added. */
  version: z.number().optional(),
})

const cardFields = {
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
} as const

/** The fields that a product card shows, with the first picture only; the others are left out to keep responses small on slow connections. */
export const ProductCardResponse = ProductResponse.pick(cardFields)

/** A product of a list: whole, or with `fields=card` what a card shows. */
const ListedProduct = ProductResponse.partial().required(cardFields)

const adminFields = { costPrice: true, state: true, reserved: true, version: true } as const

const Meta = z.object({
  totalCount: z.number(),
  total: z.number(),
  pageNumber: z.number(),
  size: z.number(),
  /** Cursor of the next page; `null` after the last page, and after tens of thousands of products. */
  nextCursor: z.string().nullable(),
})

const KeyCounts = z.array(z.object({ key: z.string(), count: z.number() }))
const ListMeta = Meta.extend({
  /** Product counts by brand, ignoring the brand filter, and by category, ignoring the category filter: highest first, at most 100 of each. */
  facets: z.object({ brands: KeyCounts, categories: KeyCounts }),
})

/** Lists are sent both as `data` and as `results`, because the specification can be read either way; with `fields=card` once, as `data`. */
const ListedProducts = { data: z.array(ListedProduct), results: z.array(ListedProduct).optional() }
const ProductPage = z.object({ ...ListedProducts, meta: ListMeta })
const ProductResults = z.object({ data: z.array(ProductResponse), results: z.array(ProductResponse) })

const InventoryRow = ProductResponse.required(adminFields).extend({ warnings: z.array(z.enum(productWarnings)) })
const InventoryMeta = Meta.extend({
  /** How many products have each warning, independent of the `warning` filter. */
  warnings: z.object({ lowStock: z.number(), soldOut: z.number(), belowCost: z.number() }),
})

const categoryFields = { _id: z.string(), name: z.string(), slug: z.string(), count: z.number() }
const categoryWith = <Below extends z.ZodType>(children: Below) =>
  z.object({ ...categoryFields, children: z.array(children) })
const Category = categoryWith(categoryWith(categoryWith(z.never())))

const slugParams = z.object({ slug: z.string() })
const idParams = z.object({ id: z.string() })

export const catalogueContract = contract({
  'GET products/home': {
    summary: 'The sections of the home page, at most ten products each',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({
      results: z.array(
        z.object({ title: z.string(), href: z.string().nullable(), data: z.array(ProductCardResponse) }),
      ),
    }),
  },
  'GET products/getByCategoryOrPageNumber': {
    summary: 'A page of products, by category, brand, tag, price, rating or discount',
    access: 'anyone',
    sharedBy: 'everyone',
    query: ListQuery,
    response: ProductPage,
  },
  'GET products/search': {
    summary: 'Search products by text or tags, tolerating spelling mistakes, with counts of brands and categories',
    access: 'anyone',
    sharedBy: 'everyone',
    isCounted: true,
    query: SearchQuery,
    response: ProductPage.extend({
      /** Set if nothing was found. */
      errorMessage: z.string().optional(),
    }),
  },
  'GET products/tagSuggestions/:text': {
    summary: 'Up to five tags that begin with a text, the shortest first',
    access: 'anyone',
    sharedBy: 'everyone',
    params: z.object({ text: z.string() }),
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  'GET products/brands': {
    summary: 'All brands with their counts; with paging or filters, a page of products',
    access: 'anyone',
    sharedBy: 'everyone',
    query: ListQuery,
    response: z.object({
      data: z.union([KeyCounts, ListedProducts.data]),
      results: z.union([KeyCounts, ListedProducts.results]),
      meta: ListMeta.optional(),
    }),
  },
  'GET products/categories': {
    summary: 'The category tree, three levels, with counts',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({ results: z.array(Category) }),
  },
  'GET products/categoryPictures': {
    summary: 'A picture of each category: that of the first product of its listing',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({
      /** `_id` as in the category tree. Categories without a picture are left out. */
      results: z.array(z.object({ _id: z.string(), thumbnail: z.string() })),
    }),
  },
  'GET products/tags': {
    summary: 'All tags with their counts',
    access: 'anyone',
    sharedBy: 'everyone',
    response: z.object({ results: KeyCounts }),
  },
  'GET products/tagsById': {
    summary: 'The tags of up to a hundred products; those that are not sold are left out',
    access: 'anyone',
    sharedBy: 'everyone',
    query: z.object({
      /** Joined by commas. */
      ids: z
        .string('The ids are missing')
        .max(12_000, 'The ids are too long')
        .transform((ids) => ids.split(',').filter(Boolean))
        .pipe(z.array(z.string()).min(1, 'The ids are missing').max(100, 'At most 100 ids')),
    }),
    response: z.object({ results: z.array(z.object({ id: z.string(), tags: z.array(z.string()) })) }),
  },
  'GET products/getProduct/:slug': {
    summary: 'One product by its slug',
    access: 'anyone',
    sharedBy: 'everyone',
    params: slugParams,
    response: z.object({ data: ProductResponse, results: z.array(ProductResponse) }),
  },
  'GET products/getProductDetails/:id': {
    summary: 'One product by its id',
    access: 'anyone',
    sharedBy: 'everyone',
    params: idParams,
    response: z.object({ data: ProductResponse, results: z.array(ProductResponse) }),
  },
  'GET products/getCrossSellProduct/:id': {
    summary: 'The cross-sell products of a product',
    access: 'anyone',
    sharedBy: 'everyone',
    params: idParams,
    query: ListQuery.pick({ fields: true }),
    response: z.object(ListedProducts),
  },
  'POST products/find/:slug': {
    summary: 'The product with a slug, as a list',
    access: 'anyone',
    readsModels: true,
    params: slugParams,
    querydata: z.object({}),
    response: ProductResults,
  },
  'GET products/all': {
    summary: 'All products, page by page; admins also see cost prices and products that are not listed',
    access: 'signedIn',
    query: ListQuery,
    response: ProductPage,
  },
  'GET products/inventory': {
    summary: 'Products of all states for admins, with warnings',
    access: 'admin',
    query: InventoryQuery,
    response: z.object({ data: z.array(InventoryRow), results: z.array(InventoryRow), meta: InventoryMeta }),
  },
  'GET products/forEdit/:id': {
    summary: 'The current record of a product, for editing',
    access: 'admin',
    params: idParams,
    response: z.object({
      result: ProductResponse.omit({ averageRating: true, reviewCount: true }).required(adminFields),
    }),
  },
})
