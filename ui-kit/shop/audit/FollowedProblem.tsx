import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

/** What followed elsewhere could not be had; the history itself is there. */
export const FollowedProblem = ({ onRetry }: { onRetry: () => void }) => (
  <Notice
    tone="warn"
    live
    action={
      <Button kind="secondary" size="small" onClick={onRetry}>
        Retry
      </Button>
    }
  >
    The timeline is complete, but mails and what else followed from it could not be read.
  </Notice>
)
