import { cents, rand } from '#domain/kernel/money.ts'
import type { ProductRow } from '#ui-kit/shop/stockroom/productRow.ts'
import type { AnswerOf } from '#web/client/calls.ts'
import { pictureOf } from '#web/client/productCard.ts'

type Stocked = AnswerOf<'GET products/inventory'>['data'][number]

export const editHref = (id: string) => `/UpdateProduct/${id}`
export const historyHref = (id: string) => `/Products_Management/${id}`

/** A product as the admins' table shows it. */
export const stockRow = (product: Stocked): ProductRow => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  href: editHref(product.id),
  historyHref: historyHref(product.id),
  picture: product.images.length > 0 ? pictureOf(product) : undefined,
  categories: product.categories,
  price: inWords(product.price),
  costPrice: inWords(product.costPrice),
  discount: product.discount,
  sellsAt: inWords(product.discountedPrice),
  stock: product.quantity,
  reserved: product.reserved,
  state: product.state,
  addedAt: product.dateAdded,
  warnings: product.warnings,
})

/** Rand as people read them. */
export const inWords = (amount: number) => rand(cents(amount))
