import { randomUUID } from 'node:crypto'
import type { Ledger } from '#api/eventStore/handle.ts'
import type { Answers, Call, Caller } from '#api/http/answers.ts'
import type { RecordReading } from '#api/http/recordReading.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import {
  type AddressBook,
  addressBookMachine,
  addressBookStream,
  type KeptAddress,
} from '#domain/address/addressBookMachine.ts'
import { addAddress, deleteAddress, findAddress, updateAddress } from '#domain/address/addressCommands.ts'
import type { addressContract } from '#domain/address/addressContract.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'

type Contract = typeof addressContract

export const addressRoutes = (ledger: Ledger, recordReading: RecordReading): Answers<Contract> => {
  const update = async ({
    params,
    querydata,
    caller,
    once,
  }: Call<Contract['POST customer/update/address/:addressId']>) => {
    if (isForeign(querydata.customerId, caller)) return refuse('NotYours')
    const handled = await ledger.handle(addressBookMachine, addressBookStream(caller.customerId), once, (book) =>
      updateAddress(book, params.addressId, querydata.newAddressData),
    )
    if (isRefusal(handled)) return handled
    const { record, position } = handled
    return { ...oneOf(record, params.addressId), position, message: 'Address updated successfully' }
  }

  const remove = async ({ params, caller, once }: Call<Contract['DELETE customer/delete/address/:addressId']>) => {
    const handled = await ledger.handle(addressBookMachine, addressBookStream(caller.customerId), once, (book) =>
      deleteAddress(book, params.addressId),
    )
    if (isRefusal(handled)) return handled
    return { ...allOf(handled.record), position: handled.position, message: 'Address deleted successfully' }
  }

  return {
    'GET customer/addresses/:customerId': async ({ params: { customerId }, caller, deed }) =>
      (await recordReading(customerId, 'addresses', { caller, deed })) ??
      allOf(await ledger.load(addressBookMachine, addressBookStream(customerId))),
    'POST customer/add/address/:customerId': async ({ params, querydata, caller, once }) => {
      const { customerId } = params
      if (isForeign(customerId, caller) && caller.role !== 'Admin') return refuse('NotYours')
      if (querydata.customerId !== undefined && querydata.customerId !== customerId) return refuse('NotYours')
      const account = await ledger.load(accountMachine, accountStream(customerId))
      if (account.is('unopened') || account.is('erased')) return refuse('AccountNotFound')
      // The same request again speaks of the same address.
      const addressId = once.command ?? randomUUID()
      const handled = await ledger.handle(addressBookMachine, addressBookStream(customerId), once, (book) =>
        addAddress(book, addressId, querydata.newAddressData),
      )
      if (isRefusal(handled)) return handled
      const { record, position } = handled
      return { ...oneOf(record, addressId), position, message: 'Address added successfully' }
    },
    'PATCH customer/update/address/:addressId': update,
    'POST customer/update/address/:addressId': update,
    'DELETE customer/delete/address/:addressId': remove,
    'POST customer/delete/address/:addressId': async (call) =>
      isForeign(call.querydata.customerId, call.caller) ? refuse('NotYours') : remove({ ...call, querydata: {} }),
  }
}

const isForeign = (customerId: string | undefined, caller: Caller) =>
  customerId !== undefined && customerId !== caller.customerId

const allOf = ({ context }: AddressBook) => ({ addresses: context.addresses.map(answerOf) })

const oneOf = (book: AddressBook, addressId: string) => {
  const address = findAddress(book, addressId)
  return address ? { address: answerOf(address) } : refuse('AddressNotFound')
}

const answerOf = (address: KeptAddress) => ({ _id: address.id, ...address })
