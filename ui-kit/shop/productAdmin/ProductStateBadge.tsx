import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type ProductState, productStateBadges } from './productRow.ts'

/** A badge for the state of a product: draft, listed or withdrawn. */
export const ProductStateBadge = ({
  state,
}: {
  /** Whether the product is a draft, in the shop or withdrawn. */
  state: ProductState
}) => <Badge tone={productStateBadges[state].tone}>{productStateBadges[state].label}</Badge>
