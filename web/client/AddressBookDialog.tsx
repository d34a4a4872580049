import { lazy, Suspense } from 'react'
import { wrongInAddress } from '#domain/address/addressRules.ts'
import type { AddressBook } from './addressBook.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/address/AddressDialog.tsx')).AddressDialog,
}))
const DeleteAddressDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/address/DeleteAddressDialog.tsx')).DeleteAddressDialog,
}))

/** The dialog of the address book that is open, if one is. */
export const AddressBookDialog = ({ book }: { book: AddressBook }) => {
  const { task, subject, busy, problem, errors, open, save, remove } = book
  const shared = { problem, busy, onClose: () => open() }
  const form = { ...shared, check: wrongInAddress, errors, onSubmit: save }

  return (
    <Suspense>
      {task?.do === 'add' && <AddressDialog {...form} />}
      {task?.do === 'edit' && subject && <AddressDialog {...form} address={subject} />}
      {task?.do === 'delete' && subject && (
        <DeleteAddressDialog {...shared} address={subject} onDelete={() => remove(subject.id)} />
      )}
    </Suspense>
  )
}
