import { z } from 'zod'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { HistoryChange, historyFields, historyFileTypes, TimelineQuery } from '#domain/kernel/historyContract.ts'
import { BulkProductRequest } from './bulkProductForm.ts'
import { ProductResponse } from './catalogueContract.ts'
import { pictureUpload, StoredPictureResponse } from './pictureUpload.ts'
import { NewProduct, ProductEdit } from './productForm.ts'
import { productWarnings } from './productWarnings.ts'

const idParams = z.object({ id: z.string() })
const State = z.enum(['draft', 'listed', 'withdrawn'])

/** Money in rand. */
const Figures = z.object({
  price: z.number(),
  costPrice: z.number(),
  discount: z.number(),
  discountedPrice: z.number(),
  quantity: z.number(),
  state: State,
  version: z.number(),
})

const BulkRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  outcome: z.enum(['changed', 'unchanged', 'refused']),
  /** `null` if the product does not exist; `after` also for a refused change. */
  before: Figures.nullable(),
  after: Figures.nullable(),
  /** The warnings for the product after the change. */
  warnings: z.array(z.enum(productWarnings)),
  /** Why it is refused: the name of the refusal, and its message. */
  refusal: z.string().optional(),
  message: z.string().optional(),
})

const ImportRow = z.object({
  /** The row number in a spreadsheet: the names of the columns are in row 1. */
  row: z.number(),
  slug: z.string(),
  name: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  changes: z.array(HistoryChange).optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

/** A product at one revision of its history. */
const ProductRecord = ProductResponse.omit({ averageRating: true, reviewCount: true }).extend({
  costPrice: z.number(),
  state: State,
  reserved: z.number(),
  version: z.number(),
})

const dryRun = z.enum(['true', 'false'], { error: 'dryRun must be true or false' }).transform((text) => text === 'true')

/** The product endpoints for admins. */
export const productAdminContract = contract({
  'POST products/add': {
    summary: 'Add a product, listed or as a draft',
    access: 'admin',
    querydata: NewProduct,
    response: z.object({ data: ProductResponse, result: ProductResponse }),
  },
  'POST products/updateById/:id': {
    summary: 'Edit a product; an edit of an old version is refused, with the changes since then',
    access: 'admin',
    params: idParams,
    querydata: ProductEdit,
    response: z.object({ data: ProductResponse, result: ProductResponse }),
  },
  'POST products/bulk': {
    summary: 'Change price, discount, stock or state of up to 500 products, or preview the result',
    access: 'admin',
    querydata: BulkProductRequest,
    response: z.object({
      results: z.array(BulkRow),
      counts: z.object({ changed: z.number(), unchanged: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'POST products/import': {
    summary: 'Add and edit products by a CSV file of up to 10 000 rows, or preview the result',
    access: 'admin',
    query: z.object({ dryRun }),
    upload: { types: ['text/csv'], bytes: 16 * 1024 * 1024 },
    response: z.object({
      results: z.array(ImportRow),
      counts: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'GET products/export': {
    summary: 'All products as a CSV file for the import, or a part with up to 10 000 products, the limit of one import',
    access: 'admin',
    /** Starts at 1. A part after the last product contains only the names of the columns. */
    query: z.object({ part: wholeNumber('part', 1, 100_000).optional() }),
    download: ['text/csv'],
    response: z.object({}),
  },
  'POST products/images': {
    summary: 'Upload a picture; the shop makes versions of 320 and 800 pixels',
    access: 'admin',
    upload: pictureUpload,
    response: z.object({ result: StoredPictureResponse }),
  },
  'GET audit/products/:id': {
    summary: "A product's history: every fact, the product as it was at any revision, the difference between two",
    access: 'admin',
    params: idParams,
    query: TimelineQuery,
    download: historyFileTypes,
    response: z.object({ result: z.object({ product: ProductRecord, ...historyFields }) }),
  },
})
