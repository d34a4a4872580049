import { describe, expect, it } from 'vitest'
import { accountContract } from '#domain/account/accountContract.ts'
import { erasedPerson } from '#domain/account/accountEvents.ts'
import { NewAddress } from '#domain/address/addressContract.ts'
import { erasedAddress } from '#domain/address/addressEvents.ts'
import { keepingOf, records } from './facts.ts'
import type { Keeping } from './kernel/personal.ts'
import { arrowsOf } from './kernel/replay.ts'

const everyFact = Object.values(records).flatMap(({ facts }) => Object.entries<Keeping>(facts))

it('no two nouns have a fact of the same name', () => {
  const types = everyFact.map(([type]) => type)
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
})

it.each(Object.entries(records))('the facts of %s are those of its machine', (_noun, { machine, facts }) => {
  expect([...new Set(arrowsOf(machine).map(({ type }) => type))].sort()).toEqual(Object.keys(facts).sort())
})

it('what is kept of a fact is found by its type', () => {
  expect(keepingOf('OrderDelivered')).toEqual({ version: 1, personal: { signedBy: '(erased)' }, key: 'invoice' })
  expect(keepingOf('KettleDescaled')).toBeUndefined()
  expect(keepingOf('constructor')).toBeUndefined()
})

it('what a person tells about themselves is personal, whichever fact carries it', () => {
  const personal = everyFact.flatMap(([type, { personal: fields = {} }]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  )
  expect(personal.sort()).toEqual([
    'AccountOpened.email',
    'AccountOpened.firstname',
    'AccountOpened.lastname',
    'AccountSuspended.reason',
    'AddressAdded.address',
    'AddressUpdated.address',
    'DetailsChanged.firstname',
    'DetailsChanged.lastname',
    'EmailVerified.email',
    'OrderCanceled.reason',
    'OrderDelivered.signedBy',
    'OrderPlaced.fingerprint',
    'OrderPlaced.shippingAddress',
    'ReviewRewritten.name',
    'ReviewRewritten.text',
    'ReviewWritten.name',
    'ReviewWritten.text',
  ])
})

describe.each(everyFact)('%s', (_type, { version, upcasts = {}, personalBefore = {} }) => {
  const before = Array.from({ length: version - 1 }, (_, index) => String(index + 1))

  it('has a way up from each version before today’s', () => {
    expect(Object.keys(upcasts)).toEqual(before)
  })

  it('remembers personal fields of no version but those', () => {
    expect(before).toEqual(expect.arrayContaining(Object.keys(personalBefore)))
  })
})

describe('what stands in the place of a person', () => {
  it('is an address by every rule of an address', () => expect(NewAddress.parse(erasedAddress)).toEqual(erasedAddress))

  it('is a profile that can be answered', () => {
    const result = {
      ...erasedPerson,
      customerId: 'amina',
      role: 'Customer',
      emailVerified: false,
      status: 'erased',
    }
    expect(accountContract['GET customer/profile'].answer.parse({ result })).toEqual({ result })
  })
})
