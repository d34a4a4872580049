import { TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { type ProductWarning, warningLooks } from './productRow.ts'

/** What an admin should look at: a price below cost, a shelf that runs empty. */
export const WarningBadge = ({ warning }: { warning: ProductWarning }) => (
  <Badge tone={warningLooks[warning].tone} icon={<Sign size={12} aria-hidden />}>
    {warningLooks[warning].words}
  </Badge>
)

// Narrow columns would squeeze it away.
const Sign = styled(TriangleAlert)`
  flex: none;
  max-width: none;
`
