import { ShoppingCart } from 'lucide-react'
import { CountedLink } from './CountedLink.tsx'

type CartLinkProps = {
  /** Where the cart is. */
  href: string
  /** The number of pieces in the cart, not of lines. */
  count: number
}

/** The link to the cart with the number of pieces in it. */
export const CartLink = ({ href, count }: CartLinkProps) => (
  <CountedLink
    href={href}
    icon={<ShoppingCart size={24} aria-hidden />}
    name="Cart"
    count={count}
    unit={unitOf(count)}
  />
)

const unitOf = (count: number) => {
  if (count === 0) return 'empty'

  return count === 1 ? 'item' : 'items'
}
