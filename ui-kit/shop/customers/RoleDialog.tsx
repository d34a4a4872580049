import { Text } from '#ui-kit/elements/Text.tsx'
import type { CustomerRole } from './customerRow.ts'
import { type AskedMove, MoveDialog } from './MoveDialog.tsx'

type RoleDialogProps = AskedMove & {
  /** The role to be granted. */
  role: CustomerRole
  onGrant: () => void
}

/** Asks before somebody becomes an admin, or a customer again. */
export const RoleDialog = ({ role, onGrant, ...asked }: RoleDialogProps) => {
  const { heading, label, meaning } = words[role]

  return (
    <MoveDialog {...asked} heading={heading} label={label} onConfirm={onGrant}>
      <Text>{meaning}</Text>
    </MoveDialog>
  )
}

const words = {
  Admin: {
    heading: 'Make this customer an admin?',
    label: 'Make admin',
    meaning:
      'Admins see every order and every customer, change products and prices, suspend and erase accounts, and make other admins.',
  },
  Customer: {
    heading: 'Make this admin a customer again?',
    label: 'Make customer',
    meaning: 'They keep their account and their orders, and reach nothing of the management any more, from now on.',
  },
}
