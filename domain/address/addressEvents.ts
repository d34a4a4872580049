import type { Fact, Happened } from '#domain/kernel/decision.ts'

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

export type AddressHappened = Happened<AddressFact>
