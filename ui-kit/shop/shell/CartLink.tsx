import { ShoppingCart } from 'lucide-react'
import { styled } from 'styled-components'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'
import { font, tabular } from '#ui-kit/theme/font.ts'

type CartLinkProps = {
  href: string
  /** The number of pieces in the cart, not of lines. */
  count: number
}

/** The link to the cart with the number of pieces in it. */
export const CartLink = ({ href, count }: CartLinkProps) => (
  <Link href={href}>
    <ShoppingCart size={24} aria-hidden />
    <VisuallyHidden>Cart, </VisuallyHidden>
    {count > 0 && <Count>{count > 99 ? '99+' : count}</Count>}
    <VisuallyHidden>{countText(count)}</VisuallyHidden>
  </Link>
)

const countText = (count: number) => {
  if (count === 0) return 'empty'

  return count === 1 ? ' item' : ' items'
}

const Link = styled(Anchor)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--radius-full);
  color: var(--ink);

  &:hover {
    background: var(--brand-tint);
    color: var(--brand);
  }
`

const Count = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border: 2px solid var(--surface);
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--surface);
  ${font(12, 800)}
  ${tabular}
  text-align: center;
`
