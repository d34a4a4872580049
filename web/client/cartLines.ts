import { cents, lineTotal, sum } from '#domain/kernel/money.ts'
import type { AnswerOf } from './calls.ts'
import { readItem, writeItem } from './storage.ts'

type Product = AnswerOf<'GET products/getProductDetails/:id'>['data']

/** What a cart shows of a product. Money in rand. */
export type CartProduct = Pick<Product, 'id' | 'slug' | 'name' | 'brand' | 'price' | 'discount' | 'quantity' | 'images'>

export interface CartLine {
  product: CartProduct
  count: number
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
  id,
  slug,
  name,
  brand,
  price,
  discount,
  quantity,
  images: images.slice(0, 1),
})

/** Lines as calls carry them. */
export const plainLines = (lines: readonly CartLine[]) =>
  lines.map(({ product, count }) => ({ productId: product.id, count }))

export const piecesIn = (lines: readonly CartLine[]) => sum(lines.map(({ count }) => count))

/** What the goods cost after their discounts, in cents. */
export const goodsTotal = (lines: readonly CartLine[]) => sum(lines.map(lineCents))

export const lineCents = ({ product, count }: CartLine) => lineTotal(cents(product.price), count, product.discount)

/** The guest's cart, as the specification keeps it: `[{product, count}]`. What is not such a line is left out. */
export const storedLines = (): CartLine[] => {
  try {
    const stored: unknown = JSON.parse(readItem('cart') ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLine) : []
  } catch {
    return []
  }
}

export const storeLines = (lines: readonly CartLine[]) =>
  writeItem('cart', lines.length === 0 ? undefined : JSON.stringify(lines))

const isLine = (line: Partial<CartLine> | null): line is CartLine => {
  const { product, count } = line ?? {}
  const isProduct =
    typeof product?.id === 'string' && typeof product.price === 'number' && Array.isArray(product.images)
  return isProduct && Number.isInteger(count) && Number(count) >= 1 && Number(count) <= 999
}
