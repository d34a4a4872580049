import { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import { believableProduct } from '#bench/http/believable.ts'
import { filesIn } from '#bench/http/catalogueOfSize.ts'
import { type Balance, balanceOf } from '#bench/oversell/rest.ts'
import { type RushLog, readLog } from '#bench/oversell/rushLog.ts'
import { products } from './people.ts'
import type { Told } from './told.ts'

/** What is left in the files of a shop that came to rest. All but `mails` should be 0. */
export interface Remains extends Balance {
  /** Orders that were refused, and are there all the same. */
  takenAfterAll: number
  /** Confirmed orders without a mail, and with more than one: in the log, or in the outbox. */
  mailsMissing: number
  mailsDoubled: number
  mails: number
  /** Facts that the chain of hashes does not hold. */
  broken: number
}

/** Reads the files past the shop that wrote them. */
export const remainsOf = async (folder: string, pieces: number, told: Told): Promise<Remains> => {
  const { events, outbox } = filesIn(folder)
  const raw = await openSqliteEventStore(events)
  const log = await readLog(raw)
  const { broken } = await verifyFacts(raw)
  await raw.close()
  const shelf = Array.from({ length: products }, (_, number) => [believableProduct(number), pieces] as const)
  return {
    ...balanceOf(log, told.confirmed, shelf),
    takenAfterAll: [...told.refused].filter((id) => !log.orders.get(id)?.is('rejected')).length,
    ...mailsOf(log, subjectsIn(outbox)),
    broken,
  }
}

const subjectsIn = (outbox: string) => {
  using database = new DatabaseSync(outbox)
  return database
    .prepare('SELECT subject FROM mails')
    .all()
    .map(({ subject }) => String(subject))
}

const mailsOf = ({ facts, orders }: RushLog, subjects: readonly string[]) => {
  const noted = timesOf(facts.filter(({ type }) => type === 'MailSent').map(({ stream }) => stream))
  const counts = facts.filter(isConfirmation).map(({ id, stream }) => {
    const number = orders.get(stream.slice('order-'.length))?.context.placed?.orderNumber ?? ''
    return [noted.get(`mail-${id}`) ?? 0, subjects.filter((subject) => subject.endsWith(number)).length]
  })
  return {
    mails: counts.length,
    mailsMissing: counts.filter((times) => times.some((count) => count < 1)).length,
    mailsDoubled: counts.filter((times) => times.some((count) => count > 1)).length,
  }
}

const isConfirmation = ({ type }: StoredFact) => type === 'OrderConfirmed'

const timesOf = (names: readonly string[]) =>
  new Map([...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]))
