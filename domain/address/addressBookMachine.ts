import { setup } from 'xstate'
import type { Replayed } from '#domain/kernel/replay.ts'
import type { Address, RecordedAddressFact } from './addressEvents.ts'

export interface SavedAddress extends Address {
  id: string
}

const addressBookSetup = setup({
  types: { context: {} as { addresses: readonly SavedAddress[] }, events: {} as RecordedAddressFact },
})

const add = addressBookSetup.assign(({ context, event }) => {
  if (event.type !== 'AddressAdded') return {}
  return { addresses: [...context.addresses, { ...event.data.address, id: event.data.addressId }] }
})

const update = addressBookSetup.assign(({ context, event }) => {
  if (event.type !== 'AddressUpdated') return {}
  const { addressId, address } = event.data
  return {
    addresses: context.addresses.map((saved) => (saved.id === addressId ? { ...address, id: addressId } : saved)),
  }
})

const remove = addressBookSetup.assign(({ context, event }) => {
  if (event.type !== 'AddressDeleted') return {}
  return { addresses: context.addresses.filter((saved) => saved.id !== event.data.addressId) }
})

export const addressBookMachine = addressBookSetup.createMachine({
  id: 'addressBook',
  context: { addresses: [] },
  initial: 'open',
  states: {
    open: {
      on: {
        AddressAdded: { actions: add },
        AddressUpdated: { actions: update },
        AddressDeleted: { actions: remove },
      },
    },
  },
})

export type AddressBook = Replayed<typeof addressBookMachine>

export const addressBookStream = (customerId: string) => `addressBook-${customerId}`
