import { Bell } from 'lucide-react'
import { Button } from '#ui-kit/elements/Button.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type StockAlertProps = {
  /** The customer asked already. */
  waiting: boolean
  /** For guests: the login page, which leads back here. */
  loginHref?: string | undefined
  /** For guests it is called when they follow the link. */
  onAsk: () => void
  /** Called when somebody no longer wants the message. */
  onStop: () => void
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Why it could not be done. */
  problem?: string | undefined
  /** Set if the e-mail address must be verified first. */
  onVerify?: (() => void) | undefined
}

/** On a sold-out product: be told when it is back in stock. */
export const StockAlert = ({ waiting, loginHref, onAsk, onStop, busy = false, problem, onVerify }: StockAlertProps) =>
  waiting ? (
    <Notice
      live
      tone="ok"
      action={
        <Button kind="quiet" size="small" loading={busy} onClick={onStop}>
          Cancel the alert
        </Button>
      }
    >
      We will tell you by e-mail and in your inbox when it is back in stock.
    </Notice>
  ) : (
    <Stack gap={2}>
      <Button
        {...(loginHref === undefined ? {} : { href: loginHref })}
        kind="secondary"
        wide
        icon={<Bell size={20} aria-hidden />}
        loading={busy}
        onClick={onAsk}
      >
        Tell me when it is back in stock
      </Button>
      <Text size={14} tone="ink-2">
        {loginHref === undefined
          ? 'One e-mail and a message in your inbox.'
          : 'Please log in first, so that we can reach you.'}
      </Text>
      {problem && (
        <Notice
          live
          tone="bad"
          action={
            onVerify && (
              <Button size="small" onClick={onVerify}>
                Verify e-mail
              </Button>
            )
          }
        >
          {problem}
        </Notice>
      )}
    </Stack>
  )
