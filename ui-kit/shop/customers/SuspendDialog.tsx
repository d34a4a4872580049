import { useState } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'
import type { TextRule } from '#ui-kit/elements/textRule.ts'
import { useAfterMouseUp } from '#ui-kit/elements/useAfterMouseUp.ts'
import { CustomerActionDialog, type CustomerDialogProps } from './CustomerActionDialog.tsx'

type SuspendDialogProps = CustomerDialogProps & {
  /** The rule of the reason. */
  rule: TextRule
  /** Receives the trimmed reason, which the rule allows. */
  onSuspend: (reason: string) => void
}

/** Asks for the reason before an account is suspended. */
export const SuspendDialog = ({ rule, onSuspend, ...dialogProps }: SuspendDialogProps) => {
  const [reason, setReason] = useState('')
  const [touched, setTouched] = useState(false)
  const afterMouseUp = useAfterMouseUp()
  const error = rule.check(reason)

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
