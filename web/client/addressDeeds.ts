import { asCallFailed } from './callFailed.ts'
import type { AnswerOf } from './calls.ts'
import type { Client } from './client.ts'
import { toast } from './toasts.ts'

type SavedAddress = AnswerOf<'GET customer/addresses/:customerId'>['addresses'][number]
export type NewAddress = Omit<SavedAddress, 'id' | '_id'>

/** Why an address was not saved: as a whole, and by field. */
export interface AddressProblem {
  problem: string
  errors?: Partial<Record<keyof NewAddress, string>>
}

/** Adds an address, or changes the one with this id. Answers its id, or why not. */
export const saveAddress = async (client: Client, customerId: string, address: NewAddress, addressId?: string) => {
  const querydata = { newAddressData: address, customerId }
  try {
    const saved =
      addressId === undefined
        ? await client.shop.send('POST customer/add/address/:customerId', { params: { customerId }, querydata })
        : await client.shop.send('PATCH customer/update/address/:addressId', { params: { addressId }, querydata })
    await reread(client, customerId)
    toast(client.store, saved.message)
    return saved.address.id
  } catch (thrown) {
    return problemOf(addressId === undefined ? 'Failed to add address' : 'Failed to update address', thrown)
  }
}

/** Answers why it could not be deleted. */
export const deleteAddress = async (client: Client, customerId: string, addressId: string) => {
  try {
    const { message } = await client.shop.send('DELETE customer/delete/address/:addressId', { params: { addressId } })
    await reread(client, customerId)
    toast(client.store, message)
    return undefined
  } catch (thrown) {
    return problemOf('Failed to delete address', thrown)
  }
}

const reread = async ({ answers }: Client, customerId: string) => {
  answers.refresh('GET customer/addresses/')
  await answers.ask('GET customer/addresses/:customerId', { params: { customerId } })
}

const problemOf = (failed: string, thrown: unknown): AddressProblem => {
  const { message, reason } = asCallFailed(thrown)
  const errors = (reason.errors ?? []).map(({ field, message }) => [field.split('.').at(-1), message])
  return errors.length > 0
    ? { problem: failed, errors: Object.fromEntries(errors) }
    : { problem: `${failed}: ${message}` }
}
