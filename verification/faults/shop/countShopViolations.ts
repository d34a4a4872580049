import { DatabaseSync } from 'node:sqlite'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import { verifyFacts } from '#api/eventStore/verifyFacts.ts'
import { sum } from '#domain/kernel/money.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { mailStream } from '#domain/mail/mailMachine.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { generateProduct } from '#harness/shop/generateProduct.ts'
import { openShopStore, type ShopLocation, shopFiles } from '#harness/shop/shopLocation.ts'
import { checkBookings } from '#verification/invariants/checkBookings.ts'
import { checkShop } from '#verification/invariants/checkShop.ts'
import type { ClientLog } from '#verification/invariants/clientLog.ts'
import { type LogSnapshot, readLogSnapshot } from '#verification/invariants/logSnapshot.ts'
import { countByKind, type ViolationKind } from '#verification/invariants/violation.ts'
import { productCount } from './prepareShop.ts'
import { timerMargin } from './timerMargin.ts'

/** Counts of what an idle shop has lost or doubled. All but `mails` and `bookingMails` must be 0. */
export interface ShopViolations extends Record<ViolationKind, number> {
  /** Bookings, times and answers about them, by the kind of harm. */
  bookings: Record<ViolationKind, number>
  /** Confirmed orders and bookings with fewer or more mails than they should have, in the log or in the outbox. */
  mailsMissing: number
  mailsDoubled: number
  /** How many orders were confirmed. */
  mails: number
  /** How many mails about bookings there should be. */
  bookingMails: number
  /** Facts that break the integrity chain. */
  broken: number
}

/** Reads the facts and the mails directly from their files and compares them with the answers. */
export const countShopViolations = async (
  location: ShopLocation,
  pieces: number,
  clientLog: ClientLog,
): Promise<ShopViolations> => {
  const raw = await openShopStore(location)
  const log = await readLogSnapshot(encryptStore(raw))
  const { broken } = await verifyFacts(raw)
  await raw.close()
  const initialQuantities = Array.from(
    { length: productCount },
    (_, number) => [generateProduct(number).slug, pieces] as const,
  )
  return {
    ...countByKind(checkShop(log, clientLog, initialQuantities)),
    bookings: countByKind(checkBookings(log, clientLog.bookings, timersAt(log))),
    ...mailCounts(log, subjectsIn(shopFiles(location).outbox)),
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

// The newest fact was written while the policies were idle: a timer that was due some time before has reacted.
const timersAt = ({ facts }: LogSnapshot) =>
  new Date(Date.parse(facts.at(-1)?.meta.at ?? '') - timerMargin * 1000).toISOString()

/** What a customer is mailed about: the mails in the log, and those of the outbox, of the number that there should be. */
interface MailCount {
  expected: number
  found: readonly number[]
}

const mailCounts = (log: LogSnapshot, subjects: readonly string[]) => {
  const bookingCounts = countBookingMails(log, subjects)
  const orderCounts = countOrderMails(log, subjects)
  const counts = [...orderCounts, ...bookingCounts]
  return {
    mails: orderCounts.length,
    bookingMails: sum(bookingCounts.map(({ expected }) => expected)),
    mailsMissing: counts.filter(({ expected, found }) => found.some((count) => count < expected)).length,
    mailsDoubled: counts.filter(({ expected, found }) => found.some((count) => count > expected)).length,
  }
}

const countOrderMails = ({ facts, orders }: LogSnapshot, subjects: readonly string[]): MailCount[] => {
  const recorded = recordedMails(facts)
  return facts.filter(isConfirmation).map((fact) => {
    const number = orders.get(recordIdOf(fact))?.context.placed?.orderNumber ?? ''
    return { expected: 1, found: [recorded(fact), subjects.filter((subject) => subject.endsWith(number)).length] }
  })
}

/** Counts by booking and subject: a booking that was moved twice has two mails that say so. */
const countBookingMails = ({ facts, bookings }: LogSnapshot, subjects: readonly string[]): MailCount[] => {
  const recorded = recordedMails(facts)
  const mailed = facts.filter(({ type }) => type in bookingSubjects)
  const groups = Map.groupBy(mailed, (fact) => {
    const number = bookings.get(recordIdOf(fact))?.context.requested?.bookingNumber ?? ''
    return `Your booking ${number} ${bookingSubjects[fact.type]}`
  })
  return [...groups].map(([subject, about]) => ({
    expected: about.length,
    found: [sum(about.map(recorded)), subjects.filter((each) => each === subject).length],
  }))
}

const bookingSubjects: Readonly<Record<string, string>> = {
  BookingRequested: 'is requested',
  BookingConfirmed: 'is confirmed',
  BookingRescheduled: 'has a new time',
  BookingCanceled: 'was cancelled',
}

/** How many mails about a fact the log has. */
const recordedMails = (facts: readonly StoredFact[]) => {
  const counts = countByName(facts.filter(({ type }) => type === 'MailSent').map(({ stream }) => stream))
  return ({ id }: StoredFact) => counts.get(mailStream(id)) ?? 0
}

const isConfirmation = ({ type }: StoredFact) => type === 'OrderConfirmed'

const countByName = (names: readonly string[]) =>
  new Map([...Map.groupBy(names, (name) => name)].map(([name, same]) => [name, same.length]))
