import { join } from 'node:path'
import { openEncryptedStore } from '#api/eventStore/encryptedStore.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { type Ledger, openLedger } from '#api/eventStore/ledger.ts'
import { openSecretStore } from '#api/eventStore/secretStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { type Log, openLog } from '#api/log.ts'
import type { Mailer } from '#api/mail/mailer.ts'
import { mailPolicies } from '#api/mail/mailPolicies.ts'
import { openOutbox } from '#api/mail/outbox.ts'
import { appendFacts } from '#api/testing/appendFacts.ts'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { monday } from '#domain/testing/fixtures.ts'

interface MailFixtureOptions {
  mailer?: Mailer
  ledger?: (ledger: Ledger) => Ledger
  codeOf?: (otpId: string) => string
  log?: Log
  since?: number
  now?: () => Date
}

/** A real store, an outbox, and the mail policies that send mails for the facts of the store. Amina has an account. */
export const givenMail = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openEncryptedStore(raw, openKeyring(openSecretStore(raw)), schemaOf)
  let seconds = 0
  const now = () => new Date(Date.parse(monday) + seconds * 1000)
  const ledger = openLedger(store, now)
  const outbox = openOutbox(join(folder.path, 'outbox.sqlite'), { now })

  const defaults = {
    ...{ store, mailer: outbox, log: openLog('silent'), since: 0, now },
    codeOf: () => '402817',
    linkOf: () => 'of-a-link',
    publicUrl: 'https://ekhaya.example',
  }

  const policies = ({ ledger: wrapLedger = (own) => own, ...given }: MailFixtureOptions = {}) =>
    mailPolicies({ ...defaults, ...given, ledger: wrapLedger(ledger) })

  const readLastFact = async (stream: string) => {
    const last = await store.readLast(stream)
    if (!last) throw new Error(`Nothing was appended to ${stream}`)
    return last
  }

  const given = {
    /** Appends facts at the current time, and returns the last one. */
    facts: async (stream: string, ...facts: Fact[]) => {
      await appendFacts(store, stream, facts, now().toISOString())
      return readLastFact(stream)
    },
    /** Appends a fact about an account, with an admin as the actor. */
    byAdmin: async (customerId: string, performed: AccountFact) => {
      const context = { by: { role: 'admin', id: 'themba' }, correlationId: 'given' } as const
      await ledger.handle(accountMachine, accountStream(customerId), context, () => [performed])
      return readLastFact(accountStream(customerId))
    },
    /** Opens an account. */
    account: (customerId: string, firstname = 'Amina', email = `${customerId}@ekhaya.example`) =>
      given.facts(`account-${customerId}`, fact('AccountOpened', { firstname, lastname: 'Daniels', email })),
  }
  await given.account('amina')

  return {
    folder: folder.path,
    raw,
    store,
    outbox,
    given,
    advance: (elapsed: number) => {
      seconds += elapsed
    },
    policies,
    /** The policy `sendMail`, without the retry timer. */
    policy: (given?: MailFixtureOptions) => policies(given)[0],
    /** The facts in the stream of the mail that a fact caused. */
    mailFactsOf: async ({ id }: { id: string }) =>
      (await store.readStream(`mail-${id}`)).map(({ type, data }) => ({ type, data })),
    [Symbol.asyncDispose]: async () => {
      outbox.close()
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
