import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui-kit/elements/Badge.tsx'

type IntegrityBadgeProps = {
  /** Whether every revision is present, in order and unchanged. */
  intact: boolean
  /** The number of facts that were checked. */
  count: number
}

/** Says whether a history passed the integrity check. */
export const IntegrityBadge = ({ intact, count }: IntegrityBadgeProps) =>
  intact ? (
    <Badge tone="ok" icon={<ShieldCheck size={14} aria-hidden />}>
      Unbroken, {count === 1 ? '1 fact' : `${count} facts`}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<ShieldAlert size={14} aria-hidden />}>
      Broken: a fact is missing, out of order or changed
    </Badge>
  )
