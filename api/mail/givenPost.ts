import { join } from 'node:path'
import { appendFacts } from '#api/appendFacts.ts'
import { type Ledger, openLedger } from '#api/eventStore/handle.ts'
import { openKeyring } from '#api/eventStore/keyring.ts'
import { openSealedStore } from '#api/eventStore/sealedStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openVault } from '#api/eventStore/vault.ts'
import { type Log, openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { monday } from '#domain/cast.ts'
import { keepingOf } from '#domain/facts.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import type { Mailer } from './mailer.ts'
import { openOutbox } from './outbox.ts'
import { sendMail } from './sendMail.ts'

interface Given {
  mailer?: Mailer
  ledger?: (ledger: Ledger) => Ledger
  codeOf?: (otpId: string) => string
  log?: Log
  since?: number
  now?: () => Date
}

/** Facts of a real store, an outbox, and the policy that writes from the one to the other. Amina has an account. */
export const givenPost = async () => {
  const folder = await temporaryFolder()
  const raw = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  const store = openSealedStore(raw, openKeyring(openVault(raw)), keepingOf)
  let seconds = 0
  const now = () => new Date(Date.parse(monday) + seconds * 1000)
  const ledger = openLedger(store, now)
  const outbox = openOutbox(join(folder.path, 'outbox.sqlite'), { now })

  const usual = {
    ...{ store, mailer: outbox, log: openLog('silent'), since: 0, now },
    codeOf: () => '402817',
    publicUrl: 'https://ekhaya.example',
  }

  const policies = ({ ledger: seen = (own) => own, ...given }: Given = {}) =>
    sendMail({ ...usual, ...given, ledger: seen(ledger) })

  const lastOf = async (stream: string) => {
    const last = await store.readLast(stream)
    if (!last) throw new Error(`Nothing was appended to ${stream}`)
    return last
  }

  const given = {
    /** Appends facts of now, and answers the last one. */
    facts: async (stream: string, ...facts: Fact[]) => {
      await appendFacts(store, stream, facts, now().toISOString())
      return lastOf(stream)
    },
    /** What an admin did with an account. */
    byAdmin: async (customerId: string, done: AccountFact) => {
      const deed = { by: { role: 'admin', id: 'themba' }, correlationId: 'given' } as const
      await ledger.handle(accountMachine, accountStream(customerId), deed, () => [done])
      return lastOf(accountStream(customerId))
    },
    /** Opens an account. */
    person: (customerId: string, firstname = 'Amina', email = `${customerId}@ekhaya.example`) =>
      given.facts(`account-${customerId}`, fact('AccountOpened', { firstname, lastname: 'Daniels', email })),
  }
  await given.person('amina')

  return {
    folder: folder.path,
    raw,
    store,
    outbox,
    given,
    passes: (more: number) => {
      seconds += more
    },
    policies,
    /** The one that writes at once. */
    policy: (given?: Given) => policies(given)[0],
    /** What was noted of the mail that a fact led to. */
    noted: async ({ id }: { id: string }) =>
      (await store.readStream(`mail-${id}`)).map(({ type, data }) => ({ type, data })),
    [Symbol.asyncDispose]: async () => {
      outbox.close()
      await raw.close()
      await folder[Symbol.asyncDispose]()
    },
  }
}
