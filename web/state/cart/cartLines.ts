import { storageKeys } from '#domain/businessConstants.ts'
import { discountedPrice, lineTotal, sum, toCents } from '#domain/kernel/money.ts'
import { readItem, writeItem } from '#web/state/browser/storage.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type Product = AnswerOf<'GET products/getProductDetails/:id'>['data']

/** What a cart shows of a product. Money in rand. */
export type CartProduct = Pick<Product, 'id' | 'slug' | 'name' | 'brand' | 'price' | 'discount' | 'quantity' | 'images'>

export interface CartLine {
  product: CartProduct
  count: number
  /** Cents that one piece cost when it was put in, or when a new price was last agreed to. */
  price?: number | undefined
  /** No longer sold: the product is as it was last known. */
  gone?: boolean | undefined
}

/** Only what a cart shows: the rest of a product need not lie in the browser's storage. */
export const cartProduct = ({
  id,
  slug,
  name,
  brand,
  price,
  discount,
  quantity,
  images,
}: CartProduct): CartProduct => ({
  ...{ id, slug, name, brand, price, discount, quantity },
  images: images.slice(0, 1),
})

/** Lines as an order carries them. */
export const orderLines = (lines: readonly CartLine[]) =>
  lines.map(({ product, count }) => ({ productId: product.id, count }))

/** What one piece costs now, in cents. */
export const pieceCents = ({ price, discount }: CartProduct) => discountedPrice(toCents(price), discount)

/** At least one piece of it can be ordered. */
export const isAvailable = ({ product, gone }: CartLine) => !gone && product.quantity > 0

export const piecesIn = (lines: readonly CartLine[]) => sum(lines.map(({ count }) => count))

/** What the available goods cost after their discounts, in cents. */
export const goodsTotal = (lines: readonly CartLine[]) => sum(lines.filter(isAvailable).map(lineCents))

export const lineCents = ({ product, count }: CartLine) => lineTotal(toCents(product.price), count, product.discount)

/** The guest's cart, as the specification keeps it: `[{product, count}]`, with the price that was seen. Anything else in it is left out. */
export const storedLines = (): CartLine[] => {
  try {
    const stored: unknown = JSON.parse(readItem(storageKeys.cart) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLine) : []
  } catch {
    return []
  }
}

export const storeLines = (lines: readonly CartLine[]) =>
  writeItem(storageKeys.cart, lines.length === 0 ? undefined : JSON.stringify(lines))

export const isLine = (line: Partial<CartLine> | null): line is CartLine => {
  const { product, count, price = 0 } = line ?? {}
  const isProduct =
    typeof product?.id === 'string' && typeof product.price === 'number' && Array.isArray(product.images)
  return isProduct && Number.isInteger(price) && Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 999
}
