import { FileX } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { EmptyState } from '#ui-kit/elements/EmptyState.tsx'
import { Card } from '#ui-kit/space/Card.tsx'

/** A page past the last one: what stood on it no longer matches, or the address is an old one. */
export const EmptyPage = ({ lastHref }: { lastHref: string }) => (
  <Card>
    <EmptyState
      icon={<FileX size={28} aria-hidden />}
      title="Nothing is left on this page"
      action={
        <Button kind="secondary" href={lastHref}>
          To the last page
        </Button>
      }
    >
      There are fewer pages than there were.
    </EmptyState>
  </Card>
)
