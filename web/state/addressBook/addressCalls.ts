import { toast } from '#web/state/browser/toasts.ts'
import type { Client } from '#web/state/client.ts'
import { asCallFailed } from '#web/state/http/callFailed.ts'
import type { AnswerOf } from '#web/state/http/calls.ts'

type SavedAddress = AnswerOf<'GET customer/addresses/:customerId'>['addresses'][number]
export type NewAddress = Omit<SavedAddress, 'id' | '_id'>

/** Why an address was not saved: as a whole, and by field. */
export interface AddressProblem {
  problem: string
  errors?: Partial<Record<keyof NewAddress, string>>
}

/** Adds an address, or changes the one with this id. Resolves to its id, or to the reasons why it was not saved. */
export const saveAddress = async (client: Client, customerId: string, address: NewAddress, addressId?: string) => {
  const querydata = { newAddressData: address, customerId }
  try {
    const saved =
      addressId === undefined
        ? await client.shop.send('POST customer/add/address/:customerId', { params: { customerId }, querydata })
        : await client.shop.send('PATCH customer/update/address/:addressId', { params: { addressId }, querydata })
    await refetchAddresses(client, customerId)
    toast(client.store, saved.message)
    return saved.address.id
  } catch (thrown) {
    return toAddressProblem(addressId === undefined ? 'Failed to add address' : 'Failed to update address', thrown)
  }
}

/** Deletes an address. Resolves to undefined, or to the reason why it was not deleted. */
export const deleteAddress = async (client: Client, customerId: string, addressId: string) => {
  try {
    const { message } = await client.shop.send('DELETE customer/delete/address/:addressId', { params: { addressId } })
    await refetchAddresses(client, customerId)
    toast(client.store, message)
    return undefined
  } catch (thrown) {
    return toAddressProblem('Failed to delete address', thrown)
  }
}

const refetchAddresses = async ({ queryCache }: Client, customerId: string) => {
  queryCache.invalidate('GET customer/addresses/')
  await queryCache.fetchQuery('GET customer/addresses/:customerId', { params: { customerId } })
}

const toAddressProblem = (sentence: string, thrown: unknown): AddressProblem => {
  const { message, reason } = asCallFailed(thrown)
  const errors = (reason.errors ?? []).map(({ field, message }) => [field.split('.').at(-1), message])
  return errors.length > 0
    ? { problem: sentence, errors: Object.fromEntries(errors) }
    : { problem: `${sentence}: ${message}` }
}
