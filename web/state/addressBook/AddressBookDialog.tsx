import { type ComponentProps, Suspense, useState } from 'react'
import { addressFieldError } from '#domain/address/addressRules.ts'
import { dialogPart, dialogPartLeftBy } from '#web/state/chunks.ts'
import { useUnsavedChanges } from '#web/state/navigation/useUnsavedChanges.ts'
import type { AddressBook } from './useAddressBook.ts'

const AddressDialog = dialogPart(async () => (await import('#ui-kit/shop/address/AddressDialog.tsx')).AddressDialog)
const DeleteAddressDialog = dialogPart(
  async () => (await import('#ui-kit/shop/address/DeleteAddressDialog.tsx')).DeleteAddressDialog,
)
const UnsavedDialog = dialogPartLeftBy(
  async () => (await import('#ui-kit/shop/shell/UnsavedChangesDialog.tsx')).UnsavedChangesDialog,
  ({ onStay }) => onStay(),
)

/** The open dialog of the address book, if any. */
export const AddressBookDialog = ({ book }: { book: AddressBook }) => {
  const { task, subject, problem, busy, open, remove } = book

  return (
    <Suspense>
      {task?.do === 'add' && <EditDialog book={book} />}
      {task?.do === 'edit' && subject && <EditDialog key={subject.id} book={book} address={subject} />}
      {task?.do === 'delete' && subject && (
        <DeleteAddressDialog
          address={subject}
          problem={problem}
          busy={busy}
          onDelete={() => remove(subject.id)}
          onClose={() => open()}
        />
      )}
    </Suspense>
  )
}

type EditDialogProps = { book: AddressBook } & Pick<ComponentProps<typeof AddressDialog>, 'address'>

const EditDialog = ({ book: { problem, errors, busy, open, save }, address }: EditDialogProps) => {
  const [isChanged, setChanged] = useState(false)
  const { leaving, allowLeaving } = useUnsavedChanges(undefined, isChanged)

  return (
    <>
      <AddressDialog
        check={addressFieldError}
        address={address}
        errors={errors}
        problem={problem}
        busy={busy}
        onChanged={setChanged}
        onSubmit={(submitted) => save(submitted, allowLeaving)}
        onClose={() => open()}
      />
      {leaving && (
        <Suspense>
          <UnsavedDialog {...leaving} />
        </Suspense>
      )}
    </>
  )
}
