import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui-kit/elements/Badge.tsx'

type HistorySealProps = {
  /** Whether every revision is there, in order, and as it was written. */
  intact: boolean
  /** How many facts were read. */
  count: number
}

/** Says whether a history is what was written. */
export const HistorySeal = ({ intact, count }: HistorySealProps) =>
  intact ? (
    <Badge tone="ok" icon={<ShieldCheck size={14} aria-hidden />}>
      Unbroken, {count === 1 ? '1 fact' : `${count} facts`}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<ShieldAlert size={14} aria-hidden />}>
      Broken: a fact is missing, out of order or changed
    </Badge>
  )
