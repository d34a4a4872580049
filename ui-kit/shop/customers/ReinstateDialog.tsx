import { Text } from '#ui-kit/elements/Text.tsx'
import { type AskedMove, MoveDialog } from './MoveDialog.tsx'

type ReinstateDialogProps = AskedMove & {
  /** Why it is suspended. */
  reason: string
  onReinstate: () => void
}

/** Asks before a suspended account is given back. */
export const ReinstateDialog = ({ reason, onReinstate, ...asked }: ReinstateDialogProps) => (
  <MoveDialog {...asked} heading="Reinstate this account?" label="Reinstate account" onConfirm={onReinstate}>
    <Text>It was suspended for this reason: {reason}</Text>
    <Text>From now on the customer can log in again, with the password they had.</Text>
  </MoveDialog>
)
