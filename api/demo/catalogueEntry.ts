/** A product of the demo shop, as an admin would type it into the product form. Money in rand, discount in percent. */
export interface DemoProduct {
  slug: string
  name: string
  brand: string
  description: string
  price: number
  costPrice: number
  quantity: number
  /** Below 0 it is a surcharge. */
  discount: number
  /** The top category, then the two below it. */
  categories: string[]
  features: string[]
  specifications: { name: string; value: string }[]
  whatsInTheBox: string[]
  tags: string[]
  /** Slugs of products. */
  crossSellProducts: string[]
  isFeatured: boolean
  /** The highest comes first. */
  featuredPriority: number
  warranty: string
  overview: string
  /** ISO 8601. */
  dateAdded: string
  /** Names in `web/public/pictures`: each is kept there in two sizes and two formats, `{name}-320.webp` and so on. */
  pictures: { name: string; alt: string }[]
}

type Shortened = 'discount' | 'specifications' | 'isFeatured' | 'featuredPriority' | 'pictures'

/** A product as the catalogue's files write it down. */
export interface CatalogueEntry extends Omit<DemoProduct, Shortened> {
  discount?: number
  /** What is measured, and its figure. */
  specifications: Record<string, string>
  /** Its place among the featured products; 1 comes first. */
  featured?: number
  /** What each of its pictures shows; they are called `slug`, `slug-2` and so on. */
  pictures: string[]
}

/** `dateAdded` is a day here, and the shop's opening hour of that day in the product. */
export const completed = ({ featured = 0, discount = 0, ...entry }: CatalogueEntry): DemoProduct => ({
  ...entry,
  discount,
  isFeatured: featured > 0,
  featuredPriority: featured ? 100 - featured : 0,
  specifications: Object.entries(entry.specifications).map(([name, value]) => ({ name, value })),
  dateAdded: `${entry.dateAdded}T06:00:00.000Z`,
  pictures: entry.pictures.map((alt, index) => ({ name: index ? `${entry.slug}-${index + 1}` : entry.slug, alt })),
})
