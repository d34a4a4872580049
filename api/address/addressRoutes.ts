import { randomUUID } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { AuditAccess } from '#api/http/auditAccess.ts'
import { type Call, type Handlers, isForeign } from '#api/http/handlers.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import {
  type AddressBook,
  addressBookMachine,
  addressBookStream,
  type SavedAddress,
} from '#domain/address/addressBookMachine.ts'
import { addAddress, deleteAddress, findAddress, updateAddress } from '#domain/address/addressCommands.ts'
import type { addressContract } from '#domain/address/addressContract.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'

type Contract = typeof addressContract

export const addressRoutes = (ledger: Ledger, auditAccess: AuditAccess): Handlers<Contract> => {
  const { update, remove } = addressChanges(ledger)

  return {
    'GET customer/addresses/:customerId': async ({ params: { customerId }, caller, context }) =>
      (await auditAccess(customerId, 'addresses', { caller, context })) ??
      addressesOf(await ledger.load(addressBookMachine, addressBookStream(customerId))),
    'POST customer/add/address/:customerId': async ({ params, querydata, caller, idempotentContext }) => {
      const { customerId } = params
      if (isForeign(customerId, caller) && caller.role !== 'Admin') return refuse('NotYours')
      if (querydata.customerId !== undefined && querydata.customerId !== customerId) return refuse('NotYours')
      const account = await ledger.load(accountMachine, accountStream(customerId))
      if (account.is('unopened') || account.is('erased')) return refuse('AccountNotFound')
      // A repeated request refers to the same address.
      const addressId = idempotentContext.command ?? randomUUID()
      const handled = await ledger.handle(
        addressBookMachine,
        addressBookStream(customerId),
        idempotentContext,
        (book) => addAddress(book, addressId, querydata.newAddressData),
      )
      if (isRefusal(handled)) return handled
      const { record, position } = handled
      return { ...addressOrRefusal(record, addressId), position, message: 'Address added successfully' }
    },
    'PATCH customer/update/address/:addressId': update,
    'POST customer/update/address/:addressId': update,
    'DELETE customer/delete/address/:addressId': remove,
    'POST customer/delete/address/:addressId': async (call) =>
      isForeign(call.querydata.customerId, call.caller) ? refuse('NotYours') : remove({ ...call, querydata: {} }),
  }
}

const addressChanges = (ledger: Ledger) => {
  const update = async ({
    params,
    querydata,
    caller,
    idempotentContext,
  }: Call<Contract['POST customer/update/address/:addressId']>) => {
    if (isForeign(querydata.customerId, caller)) return refuse('NotYours')
    const handled = await ledger.handle(
      addressBookMachine,
      addressBookStream(caller.customerId),
      idempotentContext,
      (book) => updateAddress(book, params.addressId, querydata.newAddressData),
    )
    if (isRefusal(handled)) return handled
    const { record, position } = handled
    return { ...addressOrRefusal(record, params.addressId), position, message: 'Address updated successfully' }
  }

  const remove = async ({
    params,
    caller,
    idempotentContext,
  }: Call<Contract['DELETE customer/delete/address/:addressId']>) => {
    const handled = await ledger.handle(
      addressBookMachine,
      addressBookStream(caller.customerId),
      idempotentContext,
      (book) => deleteAddress(book, params.addressId),
    )
    if (isRefusal(handled)) return handled
    return { ...addressesOf(handled.record), position: handled.position, message: 'Address deleted successfully' }
  }

  return { update, remove }
}

const addressesOf = ({ context }: AddressBook) => ({ addresses: context.addresses.map(addressView) })

const addressOrRefusal = (book: AddressBook, addressId: string) => {
  const address = findAddress(book, addressId)
  return address ? { address: addressView(address) } : refuse('AddressNotFound')
}

const addressView = (address: SavedAddress) => ({ _id: address.id, ...address })
