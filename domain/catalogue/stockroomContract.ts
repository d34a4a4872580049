import { z } from 'zod'
import { Change, historyDownload, historyFields, Moments } from '#domain/audit/historyContract.ts'
import { contract, wholeNumber } from '#domain/kernel/endpoint.ts'
import { BulkEdit } from './bulkForm.ts'
import { ProductAnswer } from './catalogueContract.ts'
import { NewProduct, ProductEdit } from './productForm.ts'
import { productWarnings } from './productWarnings.ts'

const byId = z.object({ id: z.string() })
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
  /** `null` for a product that is not there; `after` also for a refused change. */
  before: Figures.nullable(),
  after: Figures.nullable(),
  /** Of what it would be afterwards. */
  warnings: z.array(z.enum(productWarnings)),
  /** Why it is refused: the name of the "no", and its sentence. */
  refusal: z.string().optional(),
  message: z.string().optional(),
})

const ImportRow = z.object({
  /** As spreadsheets count: the names of the columns are in row 1. */
  row: z.number(),
  slug: z.string(),
  name: z.string(),
  outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
  changes: z.array(Change).optional(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
})

/** A product's record at one moment of its history. */
const ProductRecord = ProductAnswer.omit({ averageRating: true, reviewCount: true }).extend({
  costPrice: z.number(),
  state: State,
  reserved: z.number(),
  version: z.number(),
})

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

const dryRun = z.enum(['true', 'false'], { error: 'dryRun must be true or false' }).transform((text) => text === 'true')

/** What admins do with products. */
export const stockroomContract = contract({
  'POST products/add': {
    summary: 'Add a product, listed or as a draft',
    who: 'admin',
    querydata: NewProduct,
    answer: z.object({ data: ProductAnswer, result: ProductAnswer }),
  },
  'POST products/updateById/:id': {
    summary: 'Edit any part of a product; an edit of an old version is refused with what changed since',
    who: 'admin',
    params: byId,
    querydata: ProductEdit,
    answer: z.object({ data: ProductAnswer, result: ProductAnswer }),
  },
  'POST products/bulk': {
    summary: 'Change price, discount, stock or state of up to 500 products, or only tell what would happen',
    who: 'admin',
    querydata: BulkEdit,
    answer: z.object({
      results: z.array(BulkRow),
      counts: z.object({ changed: z.number(), unchanged: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'POST products/import': {
    summary: 'Add and edit products by a CSV file of up to 10 000 rows, or only tell what would happen',
    who: 'admin',
    query: z.object({ dryRun }),
    upload: { types: ['text/csv'], bytes: 16 * 1024 * 1024 },
    answer: z.object({
      results: z.array(ImportRow),
      counts: z.object({ added: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
      dryRun: z.boolean(),
    }),
  },
  'GET products/export': {
    summary: 'All products as a CSV file that the import reads back, or a part of 10 000, as many as it takes at once',
    who: 'admin',
    /** From 1; a part behind the last product has the names of the columns alone. */
    query: z.object({ part: wholeNumber('part', 1, 100_000).optional() }),
    download: ['text/csv'],
    answer: z.object({}),
  },
  'POST products/images': {
    summary: 'Give the shop a picture; it becomes a thumbnail of 320 and a medium one of 800 pixels',
    who: 'admin',
    upload: { types: pictureTypes, bytes: 8 * 1024 * 1024 },
    answer: z.object({
      /** `width` and `height` of the original, in pixels. */
      result: z.object({
        id: z.string(),
        thumbnail: z.string(),
        medium: z.string(),
        width: z.number(),
        height: z.number(),
      }),
    }),
  },
  'GET audit/products/:id': {
    summary: "A product's history: every fact, the product as it was at any revision, the difference between two",
    who: 'admin',
    params: byId,
    query: Moments,
    download: historyDownload,
    answer: z.object({ result: z.object({ product: ProductRecord, ...historyFields }) }),
  },
})
