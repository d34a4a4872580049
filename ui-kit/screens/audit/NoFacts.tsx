import { History, Search } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

type NoFactsProps = {
  /** The audit without filters; undefined if none is set. */
  clearHref: string | undefined
}

/** No facts yet, or none that matches the filter. */
export const NoFacts = ({ clearHref }: NoFactsProps) => (
  <Card>
    {clearHref === undefined ? (
      <EmptyState icon={<History size={28} aria-hidden />} title="Nothing has happened yet">
        The first change will appear here.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<Search size={28} aria-hidden />}
        title="No matches"
        action={
          <Button kind="secondary" href={clearHref}>
            Show everything
          </Button>
        }
      >
        Remove a filter or choose other days.
      </EmptyState>
    )}
  </Card>
)
