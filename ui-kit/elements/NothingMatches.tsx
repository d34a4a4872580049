import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

type NothingMatchesProps = {
  /** 'No order matches' */
  title: string
  /** 'Show all orders' */
  action: string
  /** Called when somebody clears all filters. */
  onShowAll: () => void
  /** What else to look for. */
  children: ReactNode
}

/** Shown when nothing matches the filter. */
export const NothingMatches = ({ title, action, onShowAll, children }: NothingMatchesProps) => (
  <EmptyState
    icon={<Search size={28} aria-hidden />}
    title={title}
    action={
      <Button kind="secondary" onClick={onShowAll}>
        {action}
      </Button>
    }
  >
    {children}
  </EmptyState>
)
