import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountCreation } from '#api/account/accountCreation.ts'
import { openAdminRegistry } from '#api/account/admins/adminRegistry.ts'
import { openEmailPseudonyms } from '#api/account/emailPseudonyms.ts'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>

const context = { by: { role: 'system', id: 'test' }, correlationId: 'given' } as const
const emailOf = (name: string) => `${name}@ekhaya.example`

/** Opens the stores of a closed shop until the end of the scope. */
const openFixture = async () => {
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const secretStore = openSecretStore(raw)
  const store = openEncryptedStore(raw, openKeyring(secretStore), schemaOf)
  const ledger = openLedger(store)
  const close = () => raw.close()
  return {
    store,
    secretStore,
    ledger,
    emails: openEmailPseudonyms(secretStore),
    adminRegistry: openAdminRegistry(ledger),
    [Symbol.asyncDispose]: close,
  }
}

const roleOf = async (customerId: string) => {
  await using fixture = await openFixture()
  return (await fixture.ledger.load(accountMachine, accountStream(customerId))).context.role
}

const runAdmin = (arguments_: string[], dataFolder = folder.path) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, DATA_DIR: dataFolder, EVENTSTORE_URL: '' }
    const program = [join(import.meta.dirname, 'admin.ts'), ...arguments_]
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })

const succeeded = (sentence: string) => ({ code: 0, stdout: `${sentence}\n`, stderr: '' })
const failed = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` })

// Themba is the admin. Naledi has not verified her address, Pieter is suspended.
beforeAll(async () => {
  folder = await temporaryFolder()
  await using fixture = await openFixture()
  for (const name of ['themba', 'thandi', 'pieter']) {
    const account = { customerId: name, firstname: name, lastname: 'Daniels', email: emailOf(name) }
    const role = name === 'themba' ? 'Admin' : 'Customer'
    await openAccountCreation(fixture)({ ...account, password: 'Umbrella-7', role }, context)
  }
  await fixture.adminRegistry.join('themba', context)
  await appendFacts(fixture.store, accountStream('pieter'), [fact('AccountSuspended', { reason: 'never pays' })])
  await appendFacts(fixture.store, await fixture.emails.streamOf(emailOf('naledi')), [
    fact('EmailClaimed', { customerId: 'naledi' }),
  ])
  const naledi = { firstname: 'Naledi', lastname: 'Botha', email: emailOf('naledi') }
  await appendFacts(fixture.store, accountStream('naledi'), [fact('AccountOpened', naledi)])
  return () => folder[Symbol.asyncDispose]()
})

describe('npm run admin', () => {
  it('assigns the role of admin, and takes it back', async () => {
    expect(await runAdmin(['--email', ' Thandi@ekhaya.example '])).toEqual(
      succeeded('Thandi@ekhaya.example is an admin now.'),
    )
    expect(await roleOf('thandi')).toBe('Admin')
    expect(await runAdmin(['--email', emailOf('thandi')])).toEqual(
      succeeded('thandi@ekhaya.example is already an admin.'),
    )

    expect(await runAdmin(['--email', emailOf('thandi'), '--take'])).toEqual(
      succeeded('thandi@ekhaya.example is a customer now.'),
    )
    expect(await roleOf('thandi')).toBe('Customer')
    expect(await runAdmin(['--email', emailOf('thandi'), '--take'])).toEqual(
      succeeded('thandi@ekhaya.example is already a customer.'),
    )
  }, 30_000)

  it('does not remove the last admin', async () => {
    expect(await runAdmin(['--email', emailOf('themba'), '--take'])).toEqual(
      failed('The shop needs one admin: make someone else an admin first'),
    )
    expect(await roleOf('themba')).toBe('Admin')
  }, 30_000)

  it('prints a one-sentence error', async () => {
    expect(await runAdmin(['--email', emailOf('zola')])).toEqual(
      failed('No account has the address zola@ekhaya.example: sign up with it first'),
    )
    expect(await runAdmin(['--email', emailOf('naledi')])).toEqual(
      failed('This e-mail address has not been verified yet'),
    )
    expect(await runAdmin(['--email', emailOf('pieter')])).toEqual(
      failed('The account of pieter@ekhaya.example is suspended: have another admin reinstate it first'),
    )
    expect([await roleOf('naledi'), await roleOf('pieter')]).toEqual(['Customer', 'Customer'])
  }, 30_000)

  it.each([[[]], [['--take']], [['--email', '']]])('prints its usage for the arguments %j', async (arguments_) => {
    const { code, stdout, stderr } = await runAdmin(arguments_)
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('npm run admin -- --email thandi@ekhaya.example --take')
  })

  it('does not create a store where there is none', async () => {
    const nowhere = join(folder.path, 'nowhere')
    expect(await runAdmin(['--email', emailOf('thandi')], nowhere)).toEqual(
      failed(`There are no facts at ${join(nowhere, 'events.sqlite')}`),
    )
  })
})
