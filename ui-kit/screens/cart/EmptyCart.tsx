import { ShoppingCart } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'

type EmptyCartProps = {
  shopHref: string
  level: 1 | 2
}

/** Shown for an empty cart, with a link to the categories. */
export const EmptyCart = ({ shopHref, level }: EmptyCartProps) => (
  <EmptyState
    icon={<ShoppingCart size={32} aria-hidden />}
    level={level}
    title="Your cart is empty"
    action={<Button href={shopHref}>Shop by category</Button>}
  >
    Your cart is saved, even if you close this page.
  </EmptyState>
)
