/** A product in the cart, as it is shown. */
export type CartLineItem = {
  id: string
  name: string
  /** Undefined for a removed product, which has no page. */
  href?: string | undefined
  picture: { src: string; alt: string }
  /** The price of one piece, formatted. */
  price: string
  was?: string | undefined
  count: number
  /** How the total is calculated, if it is not the price times the count: `3 × R 89.99, 15% off`. */
  calculation?: string | undefined
  /** The total of all pieces, formatted. */
  total: string
  stock: number
  /** No longer sold: it can only be removed. */
  gone?: boolean | undefined
  /** The old and the new price of one piece, formatted; undefined once the customer has accepted the change. */
  repriced?: { was: string; now: string } | undefined
}
