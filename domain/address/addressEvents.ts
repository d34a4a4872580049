import type { Fact, Happened } from '#domain/kernel/decision.ts'
import { erased, type KeepingOf } from '#domain/kernel/personal.ts'

export interface Address {
  recipientName: string
  recipientMobileNumber: string
  streetAddress: string
  complex: string
  city: string
  province: string
  suburb: string
  postalCode: string
}

export type AddressFact =
  | Fact<'AddressAdded', { addressId: string; address: Address }>
  | Fact<'AddressUpdated', { addressId: string; address: Address }>
  | Fact<'AddressDeleted', { addressId: string }>

/** What an address shows once it is erased: long enough for every rule of an address. */
export const erasedAddress: Address = {
  recipientName: erased,
  recipientMobileNumber: '0000000000',
  streetAddress: '(erased address)',
  complex: erased,
  city: erased,
  province: erased,
  suburb: erased,
  postalCode: erased,
}

export const addressFacts = {
  AddressAdded: { version: 1, personal: { address: erasedAddress } },
  AddressUpdated: { version: 1, personal: { address: erasedAddress } },
  AddressDeleted: { version: 1 },
} satisfies KeepingOf<AddressFact>

export type AddressHappened = Happened<AddressFact>
