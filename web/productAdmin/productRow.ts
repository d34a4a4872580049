import type { ProductRow } from '#ui-kit/shop/productAdmin/productRow.ts'
import { editProductHref, productHistoryHref } from '#web/state/adminLinks.ts'
import { pictureOf } from '#web/state/catalogue/productCard.ts'
import { formatAmount } from '#web/state/formatAmount.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type InventoryProduct = AnswerOf<'GET products/inventory'>['data'][number]

/** Props of a row in the admins' table of products. */
export const productRow = (product: InventoryProduct): ProductRow => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  href: editProductHref(product.id),
  historyHref: productHistoryHref(product.id),
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
