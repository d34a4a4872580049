import { Suspense } from 'react'
import { dialogPartLeftBy } from '#web/state/chunks.ts'
import type { AddressBook } from './useAddressBook.ts'

const AddressBookDialog = dialogPartLeftBy(
  async () => (await import('./AddressBookDialog.tsx')).AddressBookDialog,
  ({ book }) => book.open(),
)

/** The open dialog of the address book, if any, in a chunk of its own: most customers take an address that they have saved before. */
export const DeferredAddressBookDialog = ({ book }: { book: AddressBook }) =>
  book.task && (
    <Suspense>
      <AddressBookDialog book={book} />
    </Suspense>
  )
