import { Button } from '#ui-kit/elements/Button.tsx'
import { Dialog } from '#ui-kit/elements/Dialog.tsx'
import { Notice } from '#ui-kit/elements/Notice.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

type SignOutOthersDialogProps = {
  /** The number of devices that would be signed out. */
  others: number
  /** The error message when signing out failed. */
  problem?: string | undefined
  /** Whether the server is still working on it: the button shows a spinner and a second press does nothing. */
  busy?: boolean | undefined
  /** Called when somebody ends all other sessions. */
  onSignOut: () => void
  /** Called when the close button, or the button that keeps everything as it is, is pressed. */
  onClose: () => void
}

/** Asks for confirmation before all other devices are signed out. */
export const SignOutOthersDialog = (props: SignOutOthersDialogProps) => {
  const { others, problem, busy = false, onSignOut, onClose } = props

  return (
    <Dialog heading="Sign out everywhere else?" onClose={onClose}>
      <Stack gap={5}>
        {problem && (
          <Notice tone="bad" live>
            {problem}
          </Notice>
        )}
        <Text>
          {others === 1 ? 'One other device is' : `${others} other devices are`} signed out at once and will have to log
          in again. You stay signed in here.
        </Text>
        <Row gap={3} wrap>
          <Button loading={busy} onClick={onSignOut}>
            Sign out the others
          </Button>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
