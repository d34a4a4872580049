import { Text } from '#ui-kit/elements/Text.tsx'
import { CustomerActionDialog, type CustomerDialogProps } from './CustomerActionDialog.tsx'

type ReinstateDialogProps = CustomerDialogProps & {
  /** The reason of the suspension. */
  reason: string
  /** Called when an admin lets the customer in again. */
  onReinstate: () => void
}

/** Asks for confirmation before a suspended account is reinstated. */
export const ReinstateDialog = ({ reason, onReinstate, ...dialogProps }: ReinstateDialogProps) => (
  <CustomerActionDialog
    {...dialogProps}
    heading="Reinstate this account?"
    label="Reinstate account"
    onConfirm={onReinstate}
  >
    <Text>It was suspended for this reason: {reason}</Text>
    <Text>From now on the customer can log in again, with the password they had.</Text>
  </CustomerActionDialog>
)
