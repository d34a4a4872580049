import { useState } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { useWhenReleased } from '#ui-kit/elements/useWhenReleased.ts'
import { wrongReason } from '#ui-kit/elements/wrongReason.ts'
import { type AskedMove, MoveDialog } from './MoveDialog.tsx'

type SuspendDialogProps = AskedMove & {
  /** Gets the reason trimmed, 3 to 200 characters long. */
  onSuspend: (reason: string) => void
}

/** Asks why an account is suspended. */
export const SuspendDialog = ({ onSuspend, ...asked }: SuspendDialogProps) => {
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState(false)
  const whenReleased = useWhenReleased()
  const wrong = wrongReason(reason)

  return (
    <MoveDialog
      {...asked}
      heading="Suspend this account?"
      label="Suspend account"
      kind="danger"
      ready={wrong === undefined}
      onConfirm={() => onSuspend(reason.trim())}
    >
      <Text>
        Every device is signed out at once, and nobody can log in until the account is reinstated. Orders on their way
        go on.
      </Text>
      <TextArea
        label="Reason"
        hint="The customer is told it by e-mail, and it stands in the timeline."
        rows={2}
        required
        value={reason}
        error={left ? wrong : undefined}
        disabled={asked.busy}
        onChange={setReason}
        onBlur={() => whenReleased(() => setLeft(reason !== ''))}
      />
    </MoveDialog>
  )
}
