import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appendFacts } from '#api/appendFacts.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { running } from '#api/policies/givenDoors.ts'
import { handClock } from '#api/policies/handClock.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { accountStream } from '#domain/account/accountMachine.ts'
import { rosterStream } from '#domain/account/rosterMachine.ts'
import { monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { eventually } from '#e2e/eventually.ts'
import { openRoster } from './roster.ts'
import { keepRoster } from './rosterKept.ts'

let books: Awaited<ReturnType<typeof openBooks>>

beforeEach(async () => {
  books = await openBooks()
})
afterEach(() => books[Symbol.asyncDispose]())

const openBooks = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openSealedStore(raw, openKeyring(openVault(raw)), keepingOf)
  const clock = handClock(monday)
  const ledger = openLedger(store, clock.now)
  const roster = openRoster(ledger)
  return {
    store,
    roster,
    clock,
    runs: () => running(store, [keepRoster(ledger, roster)], clock),
    happened: (customerId: string, ...facts: Fact[]) => appendFacts(store, accountStream(customerId), facts),
    typesOf: async (stream: string) => (await store.readStream(stream)).map(({ type }) => type),
    [Symbol.asyncDispose]: async () => {
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}

const deed = { by: { role: 'admin', id: 'themba' }, correlationId: 'before the crash' } as const
const admin = fact('RoleGranted', { role: 'Admin' })
const customer = fact('RoleGranted', { role: 'Customer' })
const suspended = fact('AccountSuspended', { reason: 'on leave until January' })

const opened = (name: string) => {
  const email = `${name}@ekhaya.example`
  return [fact('AccountOpened', { firstname: name, lastname: 'Daniels', email }), fact('EmailVerified', { email })]
}

const admins = async () => (await books.roster.admins()).toSorted()

describe('a roster that is kept', () => {
  it('is made of an old log: of those who act as admins now, and of nobody who once did', async () => {
    await books.happened('themba', ...opened('themba'), admin)
    await books.happened('thandi', ...opened('thandi'), admin, customer)
    await books.happened('amina', ...opened('amina'), customer)
    await books.happened('sipho', ...opened('sipho'), admin, suspended)
    await books.happened('lwazi', ...opened('lwazi'), admin, fact('AccountErased', {}))
    await books.happened('zola', ...opened('zola'), admin, suspended, fact('AccountReinstated', {}))
    const { state } = books.runs()
    await eventually(async () =>
      expect(state('keepRoster')?.position).toBeGreaterThanOrEqual((await books.store.head()) - 2),
    )
    expect(await admins()).toEqual(['themba', 'zola'])
    expect(await books.typesOf(rosterStream)).toEqual(['AdminJoined', 'AdminJoined'])
  })

  it('follows what happens past it', async () => {
    await books.happened('themba', ...opened('themba'), admin)
    await books.happened('thandi', ...opened('thandi'))
    books.runs()
    await books.happened('thandi', admin)
    await eventually(async () => expect(await admins()).toEqual(['thandi', 'themba']))
    await books.happened('thandi', suspended)
    await eventually(async () => expect(await admins()).toEqual(['themba']))
  })

  it('keeps the last one whatever happened to them: nobody could take their place', async () => {
    await books.happened('themba', ...opened('themba'), admin)
    const { state } = books.runs()
    await eventually(async () => expect(await admins()).toEqual(['themba']))
    await books.happened('themba', customer)
    await eventually(async () => expect(state('keepRoster')?.position).toBe(await books.store.head()))
    expect([await admins(), state('keepRoster')?.failing]).toEqual([['themba'], undefined])
  })

  it('takes back whom a crash left off it, a minute later', async () => {
    await books.happened('themba', ...opened('themba'), admin)
    await books.happened('thandi', ...opened('thandi'), admin)
    for (const name of ['themba', 'thandi']) await books.roster.join(name, deed)
    await books.roster.leave('thandi', deed)
    books.runs()
    await eventually(() => expect(books.clock.waiting()).toBeGreaterThan(1))
    expect(await admins()).toEqual(['themba'])

    books.clock.passes(60)
    await eventually(async () => expect(await admins()).toEqual(['thandi', 'themba']))
    expect(await books.typesOf(accountStream('themba'))).toEqual(['AccountOpened', 'EmailVerified', 'RoleGranted'])
    expect((await books.typesOf(accountStream('thandi'))).slice(3)).toEqual(['RoleGranted'])
  })

  it('takes nobody back who was demoted as they should be', async () => {
    await books.happened('themba', ...opened('themba'), admin)
    await books.happened('thandi', ...opened('thandi'), admin)
    for (const name of ['themba', 'thandi']) await books.roster.join(name, deed)
    await books.roster.change('thandi', deed, () => [fact('RoleGranted', { role: 'Customer' as const })])
    const { state } = books.runs()
    await eventually(() => expect(books.clock.waiting()).toBeGreaterThan(1))
    books.clock.passes(60)
    await eventually(() => expect(state('keepRoster-AdminLeft-after-60')?.position).toBeGreaterThan(0))
    expect(await admins()).toEqual(['themba'])
    expect((await books.typesOf(accountStream('thandi'))).slice(3)).toEqual(['RoleGranted'])
  })
})
