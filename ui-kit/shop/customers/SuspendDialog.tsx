import { useState } from 'react'
import { reasonError } from '#ui-kit/elements/reasonError.ts'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'
import { CustomerActionDialog, type CustomerDialogProps } from './CustomerActionDialog.tsx'

type SuspendDialogProps = CustomerDialogProps & {
  /** Receives the trimmed reason, 3 to 200 characters long. */
  onSuspend: (reason: string) => void
}

/** Asks for the reason before an account is suspended. */
export const SuspendDialog = ({ onSuspend, ...dialogProps }: SuspendDialogProps) => {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const afterMouseUp = useAfterMouseUp()
  const error = reasonError(reason)

  return (
    <CustomerActionDialog
      {...dialogProps}
      heading="Suspend this account?"
      label="Suspend account"
      kind="danger"
      ready={error === undefined}
      onConfirm={() => onSuspend(reason.trim())}
    >
      <Text>
        Every device is signed out at once, and nobody can log in until the account is reinstated. Orders on their way
        are still delivered.
      </Text>
      <TextArea
        label="Reason"
        hint="The customer gets it by e-mail, and it is kept in the timeline."
        rows={2}
        required
        value={reason}
        error={touched ? error : undefined}
        disabled={dialogProps.busy}
        onChange={setReason}
        onBlur={() => afterMouseUp(() => setTouched(reason !== ''))}
      />
    </CustomerActionDialog>
  )
}
