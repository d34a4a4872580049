import { formatCount } from '#ui-kit/elements/formatCount.ts'
import type { ProductDraft, ProductField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { productStateBadges } from '#ui-kit/shop/productAdmin/productRow.ts'

/** Formats the value of a draft field in one line; empty without a value. `nameOf` returns the name of a product by id. */
export const formatDraftField = (field: ProductField, draft: ProductDraft, nameOf: (id: string) => string): string => {
  if (field === 'state') return productStateBadges[draft.state].label
  if (field === 'specifications') return draft.specifications.map(({ name, value }) => `${name}: ${value}`).join('; ')
  if (field === 'images') return formatPictures(draft)
  if (field === 'crossSellProducts') return draft.crossSellProducts.map(nameOf).join('; ')
  const value = draft[field]

  return typeof value === 'string' ? value : value.join('; ')
}

const formatPictures = ({ images }: ProductDraft) =>
  images.length === 0
    ? ''
    : `${formatCount(images.length, 'picture')}: ${images.map(({ alt }) => alt || '–').join('; ')}`
