import { describe, expect, it } from 'vitest'
import { accountContract } from './account/accountContract.ts'
import { erasedPerson } from './account/accountEvents.ts'
import { NewAddress } from './address/addressContract.ts'
import { erasedAddress } from './address/addressEvents.ts'
import type { EventSchema } from './kernel/eventSchema.ts'
import { transitionsOf } from './kernel/replay.ts'
import { recordDefinitions, schemaOf } from './recordDefinitions.ts'

const everyFact = Object.values(recordDefinitions).flatMap(({ facts }) => Object.entries<EventSchema>(facts))

it('no two kinds of record have a fact type of the same name', () => {
  const types = everyFact.map(([type]) => type)
  expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([])
})

it.each(Object.entries(recordDefinitions))(
  'the fact types of %s are those of its machine',
  (_noun, { machine, facts }) => {
    expect([...new Set(transitionsOf(machine).map(({ type }) => type))].sort()).toEqual(Object.keys(facts).sort())
  },
)

it('`schemaOf` returns the schema of a fact type', () => {
  expect(schemaOf('OrderDelivered')).toEqual({ version: 1, personal: { signedBy: '(erased)' }, key: 'invoice' })
  expect(schemaOf('KettleDescaled')).toBeUndefined()
  expect(schemaOf('constructor')).toBeUndefined()
})

it('every field with personal data is declared personal', () => {
  const personal = everyFact.flatMap(([type, { personal: fields = {} }]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  )
  expect(personal.sort()).toEqual([
    'AccessDenied.origins',
    'AccountOpened.email',
    'AccountOpened.firstname',
    'AccountOpened.lastname',
    'AccountSuspended.reason',
    'AddressAdded.address',
    'AddressUpdated.address',
    'BookingCanceled.reason',
    'BookingDeclined.reason',
    'BookingRequested.address',
    'BookingRequested.fingerprint',
    'BookingRequested.note',
    'BookingRequested.phone',
    'CodeBurned.origins',
    'CodeRefused.origins',
    'DetailsChanged.firstname',
    'DetailsChanged.lastname',
    'EmailVerified.email',
    'EnquiryAnswered.answer',
    'EnquiryReceived.email',
    'EnquiryReceived.message',
    'EnquiryReceived.name',
    'EnquiryReceived.orderNumber',
    'LoggedOut.origins',
    'LoginDelayed.origins',
    'LoginFailed.origins',
    'LoginSucceeded.origins',
    'OrderCanceled.reason',
    'OrderDelivered.signedBy',
    'OrderPlaced.fingerprint',
    'OrderPlaced.shippingAddress',
    'PasswordResetRefused.origins',
    'PersonalDataExported.origins',
    'RateLimitHit.origins',
    'RefreshTokenReused.origins',
    'ReviewRewritten.name',
    'ReviewRewritten.text',
    'ReviewWritten.name',
    'ReviewWritten.text',
    'SessionsEnded.origins',
    'SuspendedLoginRefused.origins',
    'UploadRefused.origins',
  ])
})

describe.each(everyFact)('%s', (_type, { version, upcasts = {}, personalByVersion = {} }) => {
  const olderVersions = Array.from({ length: version - 1 }, (_, index) => String(index + 1))

  it('has an upcast from each older version', () => {
    expect(Object.keys(upcasts)).toEqual(olderVersions)
  })

  it('names personal fields of older versions only for versions that existed', () => {
    expect(olderVersions).toEqual(expect.arrayContaining(Object.keys(personalByVersion)))
  })
})

describe('the placeholder of erased personal data', () => {
  it('is a valid address', () => expect(NewAddress.parse(erasedAddress)).toEqual(erasedAddress))

  it('is a valid profile response', () => {
    const result = {
      ...erasedPerson,
      customerId: 'amina',
      role: 'Customer',
      emailVerified: false,
      status: 'erased',
    }
    expect(accountContract['GET customer/profile'].response.parse({ result })).toEqual({ result })
  })
})
