import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type ProductState, stateLooks } from './productRow.ts'

/** Whether a product is in the shop, not yet, or no longer. */
export const ProductStateBadge = ({ state }: { state: ProductState }) => (
  <Badge tone={stateLooks[state].tone}>{stateLooks[state].words}</Badge>
)
