import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { wrongInAddress } from '#domain/address/addressRules.ts'
import { useUnsaved } from '#web/shell/useUnsaved.ts'
import type { AddressBook } from './addressBook.ts'

const AddressDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/address/AddressDialog.tsx')).AddressDialog,
}))
const DeleteAddressDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/address/DeleteAddressDialog.tsx')).DeleteAddressDialog,
}))
const UnsavedDialog = lazy(async () => ({
  default: (await import('#ui-kit/shop/shell/UnsavedDialog.tsx')).UnsavedDialog,
}))

/** The dialog of the address book that is open, if one is. */
export const AddressBookDialog = ({ book }: { book: AddressBook }) => {
  const { task, subject, problem, busy, open, remove } = book

  return (
    <Suspense>
      {task?.do === 'add' && <Writing book={book} />}
      {task?.do === 'edit' && subject && <Writing key={subject.id} book={book} address={subject} />}
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

type WritingProps = { book: AddressBook } & Pick<ComponentProps<typeof AddressDialog>, 'address'>

const Writing = ({ book: { problem, errors, busy, open, save }, address }: WritingProps) => {
  const [isChanged, setChanged] = useState(false)
  const { leaving, setFree } = useUnsaved(undefined, isChanged)

  return (
    <>
      <AddressDialog
        check={wrongInAddress}
        address={address}
        errors={errors}
        problem={problem}
        busy={busy}
        onChanged={setChanged}
        onSubmit={(written) => save(written, setFree)}
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
