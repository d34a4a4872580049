import type { Deed } from '#api/eventStore/handle.ts'

/** A deed of nobody in particular: whoever is signed in where it is done, nothing says that it was them. */
export const asGuest = (deed: Deed): Deed => ({ ...deed, by: { role: 'guest', id: '' } })

/** A deed of the one who has shown that the address is theirs. */
export const asCustomer = (deed: Deed, customerId: string): Deed => ({
  ...deed,
  by: { role: 'customer', id: customerId },
})

/** A deed of the customer themselves where it is done in a session of theirs, and of nobody in particular where it is not. */
export const asCustomerOrGuest = (deed: Deed, customerId: string) =>
  deed.by.id === customerId ? asCustomer(deed, customerId) : asGuest(deed)
