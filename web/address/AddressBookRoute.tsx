import { useState } from 'react'
import { AddressBookScreen } from '#ui-kit/screens/account/AddressBookScreen.tsx'
import { AddressBookDialog } from '#web/client/AddressBookDialog.tsx'
import { deliveryOf, useAddressBook } from '#web/client/addressBook.ts'
import { failedTo } from '#web/client/failedTo.ts'
import { useSession } from '#web/client/session.ts'
import { PageHead } from '#web/shell/PageHead.tsx'

/** Where a customer's orders go. */
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
  const [chosenId, choose] = useState<string>()
  const book = useAddressBook(customerId, chosenId, choose)

  return (
    <AddressBookScreen
      {...deliveryOf(book, choose)}
      failure={failedTo('Failed to fetch addresses', book)}
      dialog={<AddressBookDialog book={book} />}
    />
  )
}
