import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

/** Says that the caused facts could not be loaded, although the history itself is complete. */
export const FollowedFactsNotice = ({ onRetry }: { onRetry: () => void }) => (
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
