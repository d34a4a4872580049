import type { ProductRow } from '#ui-kit/shop/productAdmin/productRow.ts'
import { pictureOf } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type InventoryProduct = AnswerOf<'GET products/inventory'>['data'][number]

export const editHref = (id: string) => `/UpdateProduct/${id}`
export const historyHref = (id: string) => `/Products_Management/${id}`

/** Props of a row in the admins' table of products. */
export const productRow = (product: InventoryProduct): ProductRow => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  href: editHref(product.id),
  historyHref: historyHref(product.id),
  picture: product.images.length > 0 ? pictureOf(product) : undefined,
  categories: product.categories,
  price: formatAmount(product.price),
  costPrice: formatAmount(product.costPrice),
  discount: product.discount,
  sellsAt: formatAmount(product.discountedPrice),
  stock: product.quantity,
  reserved: product.reserved,
  state: product.state,
  addedAt: product.dateAdded,
  warnings: product.warnings,
})
