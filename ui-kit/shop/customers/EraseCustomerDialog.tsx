import { useState } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { ErasureTerms } from '#ui-kit/shop/account/ErasureTerms.tsx'
import { CustomerActionDialog, type CustomerDialogProps } from './CustomerActionDialog.tsx'

type EraseCustomerDialogProps = CustomerDialogProps & {
  /** How many years the law has the shop keep invoices. */
  invoiceYears: number
  /** Called when an admin erases the customer. */
  onErase: () => void
}

/** Confirms the erasure of a customer: lists what is erased and what is kept, and requires a typed word. */
export const EraseCustomerDialog = ({ invoiceYears, onErase, ...dialogProps }: EraseCustomerDialogProps) => {
  const [typed, setTyped] = useState('')
  const [isErrorShown, setIsErrorShown] = useState(false)
  const isConfirmed = typed.trim().toUpperCase() === confirmation

  return (
    <CustomerActionDialog
      {...dialogProps}
      heading="Erase this customer?"
      label="Erase customer"
      kind="danger"
      ready={isConfirmed}
      onInvalidSubmit={() => setIsErrorShown(true)}
      onConfirm={onErase}
    >
      <Text>This cannot be undone: nobody can read what was erased.</Text>
      <ErasureTerms whose="customers" invoiceYears={invoiceYears} />
      <TextField
        label={`Type ${confirmation} to continue`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        value={typed}
        error={isErrorShown && !isConfirmed ? `Please type the word ${confirmation}` : undefined}
        disabled={dialogProps.busy}
        onChange={setTyped}
      />
    </CustomerActionDialog>
  )
}

const confirmation = 'ERASE'
