import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { enquiryStream, guestId } from '#domain/enquiry/enquiryMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { eraseEnquiries, guestEnquiryLifetime } from './eraseEnquiries.ts'

const question = {
  enquiryNumber: 'EN-4Q9Z-0KXB',
  topic: 'delivery',
  name: 'Lerato Mokoena',
  email: 'lerato@ekhaya.example',
  orderNumber: '',
  message: 'Can the driver call me?',
} as const

it("a guest's enquiry is erased after a year, that of a customer is not", async () => {
  await using folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const keyring = openKeyring(openSecretStore(raw))
  const store = openEncryptedStore(raw, keyring, schemaOf)
  const clock = openFakeClock(monday)
  const forgotten: string[] = []
  const ask = (id: string, enquirerId: string) =>
    appendFacts(store, enquiryStream(id), [fact('EnquiryReceived', { ...question, enquirerId })], monday)
  const read = async (id: string) =>
    (await store.readStream(enquiryStream(id))).map(({ type, data }) => ({ type, data }))

  await ask('of-amina', 'amina')
  await ask('of-lerato', guestId('of-lerato'))
  runPolicies(
    store,
    [eraseEnquiries({ ledger: openLedger(store), keyring, forgetMails: (id) => forgotten.push(id) })],
    clock,
  )
  await eventually(() => expect(clock.waiterCount()).toBe(1))
  clock.advance(guestEnquiryLifetime - 1)
  await eventually(() => expect(clock.waiterCount()).toBe(1))
  expect(await read('of-lerato')).toMatchObject([{ data: question }])

  clock.advance(1)
  await eventually(() => expect(forgotten).toEqual([guestId('of-lerato')]))
  expect(await read('of-lerato')).toMatchObject([
    { data: { name: '(erased)', email: '(erased)', message: '(erased)' } },
    { type: 'EnquiryErased' },
  ])
  expect(await read('of-amina')).toMatchObject([{ data: question }])
  await store.close()
})
