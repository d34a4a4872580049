import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui-kit/elements/Badge.tsx'
import { formatThousands } from '#ui-kit/shop/audit/formatThousands.ts'

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
      History complete: {count === 1 ? '1 event' : `${formatThousands(count)} events`}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<ShieldAlert size={14} aria-hidden />}>
      History damaged: an event is missing, out of order or changed
    </Badge>
  )
