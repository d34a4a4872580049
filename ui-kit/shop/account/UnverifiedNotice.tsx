import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

type UnverifiedNoticeProps = {
  email: string
  onVerify: () => void
}

/** For somebody who has not yet shown that their e-mail address is theirs. */
export const UnverifiedNotice = ({ email, onVerify }: UnverifiedNoticeProps) => (
  <Notice
    tone="warn"
    title="Your e-mail address is not verified yet"
    action={
      <Button size="small" onClick={onVerify}>
        Verify e-mail
      </Button>
    }
  >
    We send a code to <strong>{email}</strong>. Once you have typed it here you can order.
  </Notice>
)
