import { FileX } from 'lucide-react'
import { Card } from '#ui-kit/space/Card.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Shown for a page number beyond the last page: its rows no longer match, or the link is old. */
export const PastLastPage = ({
  lastHref,
}: {
  /** Address of the last page that has entries. */
  lastHref: string
}) => (
  <Card>
    <EmptyState
      icon={<FileX size={28} aria-hidden />}
      title="There is nothing on this page"
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
