import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openEmails } from '#api/account/emails.ts'
import { opening } from '#api/account/opening.ts'
import { openRoster } from '#api/account/roster/roster.ts'
import { appendFacts } from '#api/appendFacts.ts'
import { openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { keepingOf } from '#domain/facts.ts'
import { fact } from '#domain/kernel/decision.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>

const deed = { by: { role: 'system', id: 'test' }, correlationId: 'given' } as const
const emailOf = (name: string) => `${name}@ekhaya.example`

/** The facts of a shop that is closed, for as long as somebody looks at them. */
const openBooks = async () => {
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const vault = openVault(raw)
  const store = openSealedStore(raw, openKeyring(vault), keepingOf)
  const ledger = openLedger(store)
  const close = () => raw.close()
  return { store, vault, ledger, emails: openEmails(vault), roster: openRoster(ledger), [Symbol.asyncDispose]: close }
}

const roleOf = async (customerId: string) => {
  await using books = await openBooks()
  return (await books.ledger.load(accountMachine, accountStream(customerId))).context.role
}

const admin = (arguments_: string[], dataFolder = folder.path) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataFolder, EVENTSTORE_URL: '' }
    const program = [join(import.meta.dirname, 'admin.ts'), ...arguments_]
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })

const done = (sentence: string) => ({ code: 0, stdout: `${sentence}\n`, stderr: '' })
const refused = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` })

// Themba is the admin. Naledi has not verified her address, Pieter is suspended.
beforeAll(async () => {
  folder = await temporaryFolder()
  await using books = await openBooks()
  for (const name of ['themba', 'thandi', 'pieter']) {
    const account = { customerId: name, firstname: name, lastname: 'Daniels', email: emailOf(name) }
    const role = name === 'themba' ? 'Admin' : 'Customer'
    await opening(books)({ ...account, password: 'Umbrella-7', role }, deed)
  }
  await books.roster.join('themba', deed)
  await appendFacts(books.store, accountStream('pieter'), [fact('AccountSuspended', { reason: 'never pays' })])
  await appendFacts(books.store, await books.emails.streamOf(emailOf('naledi')), [
    fact('EmailClaimed', { customerId: 'naledi' }),
  ])
  const naledi = { firstname: 'Naledi', lastname: 'Botha', email: emailOf('naledi') }
  await appendFacts(books.store, accountStream('naledi'), [fact('AccountOpened', naledi)])
  return () => folder[Symbol.asyncDispose]()
})

describe('npm run admin', () => {
  it('makes an admin of an account, and a customer of them again', async () => {
    expect(await admin(['--email', ' Thandi@ekhaya.example '])).toEqual(done('Thandi@ekhaya.example is an admin now.'))
    expect(await roleOf('thandi')).toBe('Admin')
    expect(await admin(['--email', emailOf('thandi')])).toEqual(done('thandi@ekhaya.example is an admin already.'))

    expect(await admin(['--email', emailOf('thandi'), '--take'])).toEqual(
      done('thandi@ekhaya.example is a customer now.'),
    )
    expect(await roleOf('thandi')).toBe('Customer')
    expect(await admin(['--email', emailOf('thandi'), '--take'])).toEqual(
      done('thandi@ekhaya.example is a customer already.'),
    )
  }, 30_000)

  it('leaves the last one', async () => {
    expect(await admin(['--email', emailOf('themba'), '--take'])).toEqual(
      refused('The shop needs one admin: grant the role to somebody else first'),
    )
    expect(await roleOf('themba')).toBe('Admin')
  }, 30_000)

  it('tells in a sentence what stands in the way', async () => {
    expect(await admin(['--email', emailOf('zola')])).toEqual(
      refused('No account has the address zola@ekhaya.example: sign up with it first'),
    )
    expect(await admin(['--email', emailOf('naledi')])).toEqual(refused('This address has not been verified yet'))
    expect(await admin(['--email', emailOf('pieter')])).toEqual(
      refused('The account of pieter@ekhaya.example is suspended: have another admin reinstate it first'),
    )
    expect([await roleOf('naledi'), await roleOf('pieter')]).toEqual(['Customer', 'Customer'])
  }, 30_000)

  it.each([[[]], [['--take']], [['--email', '']]])('explains itself to whoever types %j', async (arguments_) => {
    const { code, stdout, stderr } = await admin(arguments_)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('npm run admin -- --email thandi@ekhaya.example --take')
  })

  it('does not make facts where there are none', async () => {
    const nowhere = join(folder.path, 'nowhere')
    expect(await admin(['--email', emailOf('thandi')], nowhere)).toEqual(
      refused(`There are no facts at ${join(nowhere, 'events.sqlite')}`),
    )
  })
})
