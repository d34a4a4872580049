import { useState } from 'react'
import { AddressBookScreen } from '#ui-kit/screens/address/AddressBookScreen.tsx'
import { AddressBookDialog } from '#web/state/addressBook/AddressBookDialog.tsx'
import { deliveryProps, useAddressBook } from '#web/state/addressBook/useAddressBook.ts'
import { prefixedFailure } from '#web/state/http/failureOf.ts'
import { PageHead } from '#web/state/navigation/PageHead.tsx'
import { useSession } from '#web/state/session/session.ts'

/** The page of the customer's address book. */
export const AddressBookRoute = () => {
  const { person } = useSession()

  return (
    <>
      <PageHead title="Address book" />
      {person && <AddressBook customerId={person.customerId} />}
    </>
  )
}

const AddressBook = ({ customerId }: { customerId: string }) => {
  const [chosenId, setChosenId] = useState<string>()
  const book = useAddressBook(customerId, chosenId, setChosenId)

  return (
    <AddressBookScreen
      {...deliveryProps(book, setChosenId)}
      failure={prefixedFailure('Failed to fetch addresses', book)}
      dialog={<AddressBookDialog book={book} />}
    />
  )
}
