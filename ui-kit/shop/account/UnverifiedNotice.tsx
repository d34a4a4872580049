import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'

type UnverifiedNoticeProps = {
  /** The address that is not verified yet. */
  email: string
  /** Called when somebody wants a code sent to it. */
  onVerify: () => void
}

/** Asks customers to verify their e-mail address. */
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
    We will send a code to <strong>{email}</strong>. Enter it here, and you can order.
  </Notice>
)
