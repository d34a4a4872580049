import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui-kit/elements/Badge.tsx'

type HistorySealProps = {
  /** Whether every revision is there, in order. */
  intact: boolean
  /** How many facts were read. */
  count: number
}

/** Says whether a history was read without a gap. */
export const HistorySeal = ({ intact, count }: HistorySealProps) =>
  intact ? (
    <Badge tone="ok" icon={<ShieldCheck size={14} aria-hidden />}>
      Unbroken, {count === 1 ? '1 fact' : `${count} facts`}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<ShieldAlert size={14} aria-hidden />}>
      Broken: a fact is missing or out of order
    </Badge>
  )
