import { BadgeCheck } from 'lucide-react'
import { Badge } from '#ui-kit/elements/Badge.tsx'

/** Marks a service provider whose identity and references the shop has checked. */
export const VerifiedBadge = () => (
  <Badge tone="ok" icon={<BadgeCheck size={14} aria-hidden />}>
    Verified
  </Badge>
)
