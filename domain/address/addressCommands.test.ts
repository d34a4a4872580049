import { describe, expect, it } from 'vitest'
import { fact } from '#domain/kernel/decision.ts'
import { replay } from '#domain/kernel/replay.ts'
import { aminasHouse, gogosHouse, recordedFact } from '#domain/testing/fixtures.ts'
import { addressBookMachine } from './addressBookMachine.ts'
import { addAddress, deleteAddress, updateAddress } from './addressCommands.ts'
import type { AddressFact } from './addressEvents.ts'

const book = (...facts: AddressFact[]) =>
  replay(
    addressBookMachine,
    'addressBook-amina',
    facts.map((each) => recordedFact(each)),
  )

const added = (addressId: string, address = aminasHouse) => fact('AddressAdded', { addressId, address })

describe('an address book', () => {
  it('keeps addresses in the order in which they were added', () => {
    expect(book(added('home'), added('gogo', gogosHouse)).context.addresses).toEqual([
      { ...aminasHouse, id: 'home' },
      { ...gogosHouse, id: 'gogo' },
    ])
  })

  it('updates an address and leaves it at its place', () => {
    expect(updateAddress(book(added('home')), 'home', gogosHouse)).toEqual([
      fact('AddressUpdated', { addressId: 'home', address: gogosHouse }),
    ])
    const moved = fact('AddressUpdated', { addressId: 'home', address: gogosHouse })
    expect(book(added('home'), added('work'), moved).context.addresses.map(({ id, city }) => [id, city])).toEqual([
      ['home', 'Malamulele'],
      ['work', 'Soweto'],
    ])
  })

  it('removes a deleted address', () => {
    expect(deleteAddress(book(added('home')), 'home')).toEqual([fact('AddressDeleted', { addressId: 'home' })])
    expect(book(added('home'), fact('AddressDeleted', { addressId: 'home' })).context.addresses).toEqual([])
  })

  it('refuses to update or delete an unknown address', () => {
    expect(updateAddress(book(), 'home', gogosHouse)).toEqual({ refusal: 'AddressNotFound' })
    expect(deleteAddress(book(), 'home')).toEqual({ refusal: 'AddressNotFound' })
  })

  it('holds at most twenty addresses', () => {
    const many = (length: number) => book(...Array.from({ length }, (_, number) => added(`house-${number}`)))
    expect(addAddress(many(19), 'home', aminasHouse)).toEqual([added('home')])
    expect(addAddress(many(20), 'home', aminasHouse)).toEqual({ refusal: 'AddressBookIsFull' })
  })
})
