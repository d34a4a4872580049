import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import type { EventSchemas } from '#domain/kernel/eventSchema.ts'

interface ProductPicture {
  thumbnail: string
  medium: string
  /** The alternative text, for people who cannot see the picture. */
  alt: string
}

/** The fields of a product that an admin enters. Money in cents, discount in percent (may be negative). */
export interface ProductDetails {
  slug: string
  name: string
  brand: string
  description: string
  price: number
  costPrice: number
  discount: number
  images: readonly ProductPicture[]
  /** The top category first, then those below it. */
  categories: readonly string[]
  features: readonly string[]
  specifications: readonly { name: string; value: string }[]
  whatsInTheBox: readonly string[]
  tags: readonly string[]
  /** Ids of products. */
  crossSellProducts: readonly string[]
  isFeatured: boolean
  featuredPriority: number
  warranty: string
  overview: string
}

/** The fields of a product without its slug, prices and images. */
export type ProductDescription = Omit<ProductDetails, 'slug' | keyof ProductPrices | 'images'>

/** Cents, and percent. */
export type ProductPrices = Pick<ProductDetails, 'price' | 'costPrice' | 'discount'>

type NewProductData = ProductDetails & { quantity: number; dateAdded: string }

export type ProductFact =
  | Fact<'ProductAdded', NewProductData>
  | Fact<'ProductDrafted', NewProductData>
  | Fact<'ProductDescribed', Partial<ProductDescription>>
  | Fact<'ProductRepriced', ProductPrices>
  | Fact<'ProductPictured', { images: readonly ProductPicture[] }>
  | Fact<'StockAdjusted', { by: number; reason: string }>
  | Fact<'ProductListed', Record<never, never>>
  | Fact<'ProductWithdrawn', Record<never, never>>
  | Fact<'StockReserved', { orderId: string; count: number }>
  | Fact<'StockReleased', { orderId: string; count: number }>
  | Fact<'StockShipped', { orderId: string; count: number }>

export const productFacts = {
  ProductAdded: { version: 1 },
  ProductDrafted: { version: 1 },
  ProductDescribed: { version: 1 },
  ProductRepriced: { version: 1 },
  ProductPictured: { version: 1 },
  StockAdjusted: { version: 1 },
  ProductListed: { version: 1 },
  ProductWithdrawn: { version: 1 },
  StockReserved: { version: 1 },
  StockReleased: { version: 1 },
  StockShipped: { version: 1 },
} satisfies EventSchemas<ProductFact>

export type RecordedProductFact = RecordedFact<ProductFact>
