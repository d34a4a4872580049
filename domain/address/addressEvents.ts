import type { Fact, RecordedFact } from '#domain/kernel/decision.ts'
import { type EventSchemas, erased } from '#domain/kernel/eventSchema.ts'

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

/** The placeholder for an erased address; it satisfies every rule of an address. */
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
} satisfies EventSchemas<AddressFact>

export type RecordedAddressFact = RecordedFact<AddressFact>
