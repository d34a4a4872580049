import type { ShownPicture } from '#ui-kit/elements/Picture.tsx'
import type { CartTotals } from '#ui-kit/shop/cart/CartSummary.tsx'
import type { CartLineItem } from '#ui-kit/shop/cart/cartLineItem.ts'

/** A line of a cart, with the picture in all its formats. */
export type PicturedLine = CartLineItem & { picture: ShownPicture & { src: string } }

/** The lines of a cart, what they add up to, and why it cannot be ordered, if it cannot. */
export interface Cart {
  lines: PicturedLine[]
  summary: CartTotals
  blockedReason?: string
}
