import { fact, refuse } from '#domain/kernel/decision.ts'
import type { AddressBook } from './addressBookMachine.ts'
import type { Address } from './addressEvents.ts'

const maxAddresses = 20

export const addAddress = (book: AddressBook, addressId: string, address: Address) => {
  if (book.context.addresses.length >= maxAddresses) return refuse('AddressBookIsFull')

  return [fact('AddressAdded', { addressId, address })]
}

export const updateAddress = (book: AddressBook, addressId: string, address: Address) =>
  findAddress(book, addressId) ? [fact('AddressUpdated', { addressId, address })] : refuse('AddressNotFound')

export const deleteAddress = (book: AddressBook, addressId: string) =>
  findAddress(book, addressId) ? [fact('AddressDeleted', { addressId })] : refuse('AddressNotFound')

export const findAddress = (book: AddressBook, addressId: string) =>
  book.context.addresses.find((address) => address.id === addressId)
