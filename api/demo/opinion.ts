import type { ShopperKey } from './shoppers.ts'

export interface Opinion {
  rating: 1 | 2 | 3 | 4 | 5
  /** When it was written, in days before the shop's first start. */
  daysAgo: number
  text: string
}

/** By the slug of a product and the key of a shopper: nobody speaks twice of one product. */
export type Opinions = Record<string, Partial<Record<ShopperKey, Opinion>>>
