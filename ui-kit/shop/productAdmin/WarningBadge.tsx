import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type ProductWarning, productWarningBadges } from './productRow.ts'

/** A badge for a product warning: a price below cost, low stock, or sold out. */
export const WarningBadge = ({
  warning,
}: {
  /** What an admin should look at, such as low stock. */
  warning: ProductWarning
}) => (
  <Badge tone={productWarningBadges[warning].tone} icon={<WarningIcon size={12} aria-hidden />}>
    {productWarningBadges[warning].label}
  </Badge>
)

// Keeps the icon from shrinking in narrow columns.
const WarningIcon = styled(TriangleAlert)`
  flex: none;
  max-width: none;
`
