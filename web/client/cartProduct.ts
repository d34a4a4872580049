import type { CartProduct } from './cartLines.ts'

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
