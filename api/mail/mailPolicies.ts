import type { Logger } from 'pino'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy, type Reaction } from '#api/policies/policy.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { BookingFact } from '#domain/booking/bookingEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { MailFact } from '#domain/mail/mailEvents.ts'
import { mailStream } from '#domain/mail/mailMachine.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import type { StockAlertFact } from '#domain/stockAlert/stockAlertEvents.ts'
import { accountNotifications } from './accountNotifications.ts'
import { bookingNotifications } from './bookingNotifications.ts'
import { enquiryNotifications } from './enquiryNotifications.ts'
import type { Mailer } from './mailer.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { openMailSender } from './mailSender.ts'
import { orderNotifications } from './orderNotifications.ts'
import { stockAlertNotifications } from './stockAlertNotifications.ts'

interface MailPolicyParts extends NotificationParts {
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** Log position: no mail is sent about facts up to here. */
  since: number
}

/** Mails in progress: their facts share a round to the disk, and the outbox a transaction. */
const maxRecordings = 32

/** Seconds. A code expires after ten minutes; greylisting delays up to five. */
const retryDelay = 120

/**
 * Mails customers about their account, their orders, bookings and enquiries, and what is back in stock, and the shop about enquiries, once per fact, and
 * deletes the kept mails of erased customers.
 * A mail that was put off is retried by a timer of its own, so that it does not delay other mails.
 */
export const mailPolicies = (parts: MailPolicyParts) => {
  const { store } = parts
  const { send, forget } = openMailSender(parts)
  const notifications = (tries: number) => customerNotifications(parts, (job) => send({ ...job, tries }))

  const retry = async ({ about, tries }: PutOffData, putOffFact: StoredFact, context: CommandContext) => {
    const cause = (await store.readStream(about)).find(({ id }) => mailStream(id) === putOffFact.stream)
    if (!cause) return
    const reactions: Readonly<Record<string, Reaction<never>>> = notifications(tries)
    await reactions[cause.type]?.(cause.data as never, cause, context)
  }

  return [
    policy<AccountFact | OrderFact | BookingFact | StockAlertFact>({
      name: 'sendMail',
      when: { ...notifications(0), AccountErased: (_, fact) => forget(recordIdOf(fact)) },
      concurrency: maxRecordings,
      // Nobody waits for these; for a code, somebody does.
      lowPriority: ['OrderConfirmed', 'OrderDispatched', 'OrderDelivered', 'OrderCanceled'],
    }),
    policy<MailFact>({ name: 'sendMailAgain', after: { MailPutOff: { seconds: retryDelay, react: retry } } }),
  ] as const
}

type PutOffData = Extract<MailFact, { type: 'MailPutOff' }>['data']

/** The facts that customers get a mail about, and which mail. */
const customerNotifications = (parts: NotificationParts, send: SendMailJob) => ({
  ...accountNotifications(parts, send),
  ...orderNotifications(parts, send),
  ...bookingNotifications(parts, send),
  ...enquiryNotifications(parts, send),
  ...stockAlertNotifications(parts, send),
})
