import { Text } from '#ui-kit/elements/Text.tsx'
import { CustomerActionDialog, type CustomerDialogProps } from './CustomerActionDialog.tsx'
import type { CustomerRole } from './customerRow.ts'

type RoleDialogProps = CustomerDialogProps & {
  /** The role to be granted. */
  role: CustomerRole
  /** Called when an admin changes the role. */
  onGrant: () => void
}

/** Asks for confirmation before the role of an account changes. */
export const RoleDialog = ({ role, onGrant, ...dialogProps }: RoleDialogProps) => {
  const { heading, label, meaning } = texts[role]

  return (
    <CustomerActionDialog {...dialogProps} heading={heading} label={label} onConfirm={onGrant}>
      <Text>{meaning}</Text>
    </CustomerActionDialog>
  )
}

const texts = {
  Admin: {
    heading: 'Make this customer an admin?',
    label: 'Make admin',
    meaning:
      'Admins see every order and every customer, change products and prices, suspend and erase accounts, and make other admins.',
  },
  Customer: {
    heading: 'Make this admin a customer again?',
    label: 'Make customer',
    meaning: 'They keep their account and orders, but lose access to the management pages at once.',
  },
}
