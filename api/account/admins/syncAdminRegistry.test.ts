import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openFakeClock } from '#api/policies/testing/fakeClock.ts'
import { runPolicies } from '#api/policies/testing/porterFixture.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { adminRegistryStream } from '#domain/account/adminRegistryMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { eventually } from '#testing/eventually.ts'
import { openAdminRegistry } from './adminRegistry.ts'
import { syncAdminRegistry } from './syncAdminRegistry.ts'

let fixture: Awaited<ReturnType<typeof openFixture>>

beforeEach(async () => {
  fixture = await openFixture()
})
afterEach(() => fixture[Symbol.asyncDispose]())

const openFixture = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf)
  const clock = openFakeClock(monday)
  const ledger = openLedger(store, clock.now)
  const adminRegistry = openAdminRegistry(ledger)
  return {
    store,
    adminRegistry,
    clock,
    runs: () => runPolicies(store, [syncAdminRegistry(ledger, adminRegistry)], clock),
    givenFacts: (customerId: string, ...facts: Fact[]) => appendFacts(store, accountStream(customerId), facts),
    typesOf: async (stream: string) => (await store.readStream(stream)).map(({ type }) => type),
    [Symbol.asyncDispose]: async () => {
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const context = { by: { role: 'admin', id: 'themba' }, correlationId: 'before the crash' } as const
const admin = fact('RoleGranted', { role: 'Admin' })
const customer = fact('RoleGranted', { role: 'Customer' })
const suspended = fact('AccountSuspended', { reason: 'on leave until January' })

const opened = (name: string) => {
  const email = `${name}@ekhaya.example`
  return [fact('AccountOpened', { firstname: name, lastname: 'Daniels', email }), fact('EmailVerified', { email })]
}

const admins = async () => (await fixture.adminRegistry.admins()).toSorted()

describe('a synchronized admin registry', () => {
  it('given an old log, contains the current admins and no former ones', async () => {
    await fixture.givenFacts('themba', ...opened('themba'), admin)
    await fixture.givenFacts('thandi', ...opened('thandi'), admin, customer)
    await fixture.givenFacts('amina', ...opened('amina'), customer)
    await fixture.givenFacts('sipho', ...opened('sipho'), admin, suspended)
    await fixture.givenFacts('lwazi', ...opened('lwazi'), admin, fact('AccountErased', {}))
    await fixture.givenFacts('zola', ...opened('zola'), admin, suspended, fact('AccountReinstated', {}))
    const { state } = fixture.runs()
    await eventually(async () =>
      expect(state('keepRoster')?.position).toBeGreaterThanOrEqual((await fixture.store.head()) - 2),
    )
    expect(await admins()).toEqual(['themba', 'zola'])
    expect(await fixture.typesOf(adminRegistryStream)).toEqual(['AdminJoined', 'AdminJoined'])
  })

  it('follows role changes and suspensions that were appended without `change`', async () => {
    await fixture.givenFacts('themba', ...opened('themba'), admin)
    await fixture.givenFacts('thandi', ...opened('thandi'))
    fixture.runs()
    await fixture.givenFacts('thandi', admin)
    await eventually(async () => expect(await admins()).toEqual(['thandi', 'themba']))
    await fixture.givenFacts('thandi', suspended)
    await eventually(async () => expect(await admins()).toEqual(['themba']))
  })

  it('keeps the last admin, even one who was demoted', async () => {
    await fixture.givenFacts('themba', ...opened('themba'), admin)
    const { state } = fixture.runs()
    await eventually(async () => expect(await admins()).toEqual(['themba']))
    await fixture.givenFacts('themba', customer)
    await eventually(async () => expect(state('keepRoster')?.position).toBe(await fixture.store.head()))
    expect([await admins(), state('keepRoster')?.failing]).toEqual([['themba'], undefined])
  })

  it('restores an admin whom a crash left unregistered after a minute', async () => {
    await fixture.givenFacts('themba', ...opened('themba'), admin)
    await fixture.givenFacts('thandi', ...opened('thandi'), admin)
    for (const name of ['themba', 'thandi']) await fixture.adminRegistry.join(name, context)
    await fixture.adminRegistry.leave('thandi', context)
    fixture.runs()
    await eventually(() => expect(fixture.clock.waiterCount()).toBeGreaterThan(1))
    expect(await admins()).toEqual(['themba'])

    fixture.clock.advance(60)
    await eventually(async () => expect(await admins()).toEqual(['thandi', 'themba']))
    expect(await fixture.typesOf(accountStream('themba'))).toEqual(['AccountOpened', 'EmailVerified', 'RoleGranted'])
    expect((await fixture.typesOf(accountStream('thandi'))).slice(3)).toEqual(['RoleGranted'])
  })

  it('does not restore an admin who was demoted through `change`', async () => {
    await fixture.givenFacts('themba', ...opened('themba'), admin)
    await fixture.givenFacts('thandi', ...opened('thandi'), admin)
    for (const name of ['themba', 'thandi']) await fixture.adminRegistry.join(name, context)
    await fixture.adminRegistry.change('thandi', context, () => [fact('RoleGranted', { role: 'Customer' as const })])
    const { state } = fixture.runs()
    await eventually(() => expect(fixture.clock.waiterCount()).toBeGreaterThan(1))
    fixture.clock.advance(60)
    await eventually(() => expect(state('keepRoster-AdminLeft-after-60')?.position).toBeGreaterThan(0))
    expect(await admins()).toEqual(['themba'])
    expect((await fixture.typesOf(accountStream('thandi'))).slice(3)).toEqual(['RoleGranted'])
  })
})
