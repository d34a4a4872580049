import { randomUUIDv7 } from 'node:crypto'
import type { Ledger } from '#api/eventStore/ledger.ts'
import type { Log } from '#api/log.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import { type Actor, fact } from '#domain/kernel/decision.ts'
import { localDate } from '#domain/localDate.ts'
import type {
  AccountSecurityEvent,
  AccountSecurityFact,
  CountedEvent,
  SecurityFact,
} from '#domain/security/securityEvents.ts'
import {
  accountSecurityMachine,
  accountSecurityStream,
  securityMachine,
  securityStream,
} from '#domain/security/securityMachines.ts'
import type { AccountTally, TakenTallies } from './securityTally.ts'

interface Parts {
  ledger: Ledger
  log: Log
  now: () => Date
}

/** Stores tallies as facts: on the streams of the accounts that they concern, and on the stream of the day. */
export const openSecurityFacts = ({ ledger, log, now }: Parts) => {
  const accountOf = (customerId: string) => ledger.load(accountMachine, accountStream(customerId))

  const actorOf = async (customerId: string, isOwn: boolean): Promise<Actor> => {
    if (!isOwn) return { role: 'guest', id: '' }
    const { role } = (await accountOf(customerId)).context
    return { role: role === 'Admin' ? 'admin' : 'customer', id: customerId }
  }

  const writeAccount = async (customerId: string, tallies: readonly AccountTally[], isOwn: boolean) => {
    const [first] = tallies
    if (!first || (await accountOf(customerId)).is('erased')) return
    const context = { by: await actorOf(customerId, isOwn), correlationId: first.correlationId }
    await ledger.handle(accountSecurityMachine, accountSecurityStream(customerId), context, () =>
      tallies.map(({ event, data }) => fact(event, data) as AccountSecurityFact),
    )
  }

  const writeCounted = async (events: readonly CountedEvent[]) => {
    const context = { by: { role: 'system', id: 'security' }, correlationId: randomUUIDv7() } as const
    await ledger.handle(securityMachine, securityStream(localDate(now())), context, (): SecurityFact[] => [
      { type: 'SecurityEventsCounted', data: { events } },
    ])
  }

  // The event is logged already. If its facts cannot be stored, an error is logged, and the other facts are stored.
  const logFailure = (work: Promise<unknown>, account?: string) =>
    work.catch((error) => log.error({ err: error, account }, 'Security events could not be stored as facts'))

  const write = async ({ accounts, events }: TakenTallies) => {
    for (const { customerId, events } of accounts) {
      const [own, strangers] = [true, false].map((wanted) => events.filter(({ event }) => isByOwner(event) === wanted))
      await logFailure(writeAccount(customerId, own ?? [], true), customerId)
      await logFailure(writeAccount(customerId, strangers ?? [], false), customerId)
    }
    if (events.length > 0) await writeCounted(events)
  }

  return (tallies: TakenTallies) => logFailure(write(tallies))
}

/** Events that the signed-in owner of the account caused; anybody may have caused the others. */
const isByOwner = (event: AccountSecurityEvent) => ownerEvents.has(event)

const ownerEvents: ReadonlySet<AccountSecurityEvent> = new Set([
  'LoginSucceeded',
  'LoggedOut',
  'SessionsEnded',
  'AccessDenied',
  'UploadRefused',
  'PersonalDataExported',
])
