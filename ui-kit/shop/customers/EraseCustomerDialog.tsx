import { useState } from 'react'
import { Text } from '#ui-kit/elements/Text.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'
import { ErasingTerms } from '#ui-kit/shop/account/ErasingTerms.tsx'
import { type AskedMove, MoveDialog } from './MoveDialog.tsx'

type EraseCustomerDialogProps = AskedMove & { onErase: () => void }

/** Tells what goes and what stays, and has a word typed, before a customer is erased. */
export const EraseCustomerDialog = ({ onErase, ...asked }: EraseCustomerDialogProps) => {
  const [typed, setTyped] = useState('')
  const [isComplaining, complain] = useState(false)
  const isConfirmed = typed.trim().toUpperCase() === confirmation

  return (
    <MoveDialog
      {...asked}
      heading="Erase this customer?"
      label="Erase customer"
      kind="danger"
      ready={isConfirmed}
      onComplain={() => complain(true)}
      onConfirm={onErase}
    >
      <Text>This cannot be taken back: what is erased can no longer be read by anybody.</Text>
      <ErasingTerms whose="customers" />
      <TextField
        label={`Type ${confirmation} to go on`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        error={isComplaining && !isConfirmed ? `Please type the word ${confirmation}` : undefined}
        disabled={asked.busy}
        onChange={setTyped}
      />
    </MoveDialog>
  )
}

const confirmation = 'ERASE'
