import { z } from 'zod'
import { readContentFolder } from './content.ts'

/** A product in the files of `content/products`: the fields of the product form, without those that have their default. */
const CatalogueEntry = z.strictObject({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  description: z.string(),
  /** In rand, like the cost price. */
  price: z.number(),
  costPrice: z.number(),
  quantity: z.int(),
  /** Percent; below 0 it is a surcharge. */
  discount: z.number().default(0),
  /** The top category, then the two below it. */
  categories: z.array(z.string()),
  features: z.array(z.string()),
  /** Name and value of a specification. */
  specifications: z.record(z.string(), z.string()),
  whatsInTheBox: z.array(z.string()),
  tags: z.array(z.string()),
  /** Slugs of products. */
  crossSellProducts: z.array(z.string()),
  /** Its place among the featured products, from 1. */
  featured: z.int().positive().optional(),
  warranty: z.string(),
  overview: z.string(),
  /** The product is added at opening time on this day. */
  dateAdded: z.iso.date(),
  /** The description of each picture; their names are `slug`, `slug-2` and so on. */
  pictures: z.array(z.string()),
})

/** A product of the demo shop, as the product form takes it. Money in rand, discount in percent. */
export type DemoProduct = ReturnType<typeof toProduct>

const toProduct = ({ featured, ...entry }: z.output<typeof CatalogueEntry>) => ({
  ...entry,
  isFeatured: featured !== undefined,
  /** The highest is shown first. */
  featuredPriority: featured ? 100 - featured : 0,
  specifications: Object.entries(entry.specifications).map(([name, value]) => ({ name, value })),
  /** ISO 8601. */
  dateAdded: `${entry.dateAdded}T06:00:00.000Z`,
  /** Names in `web/public/pictures`: each has two sizes and two formats, `{name}-320.webp` and so on. */
  pictures: entry.pictures.map((alt, index) => ({ name: index ? `${entry.slug}-${index + 1}` : entry.slug, alt })),
})

/** The products of the demo shop. */
export const demoCatalogue = readContentFolder('products', z.array(CatalogueEntry)).flat().map(toProduct)
