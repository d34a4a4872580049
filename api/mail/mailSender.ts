import type { Logger } from 'pino'
import { keyedQueue } from '#api/eventStore/keyedQueue.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { isDue, mailMachine, mailStream, recordDeliveryAttempt } from '#domain/mail/mailMachine.ts'
import type { MailContent } from './mailContent.ts'
import type { Mailer } from './mailer.ts'
import type { MailJob, Recipient } from './mailJob.ts'
import { renderMailHtml } from './renderMailHtml.ts'
import { renderMailText } from './renderMailText.ts'

interface Parts {
  ledger: Ledger
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** Log position: no mail is sent about facts up to here. */
  since: number
}

/**
 * Sends one mail per fact: each attempt is recorded as a fact, and a recorded attempt is not repeated. After a crash between sending and
 * recording, the mail is sent again with the same id: the outbox ignores it, mail servers forward it, and mailboxes recognize the Message-ID.
 */
export const openMailSender = ({ ledger, mailer, log, since }: Parts) => {
  // Mails to one customer are sent one at a time, first attempts and retries alike.
  const enqueue = keyedQueue()

  const ownerOf = async (customerId: string): Promise<Recipient | undefined> => {
    const account = await ledger.load(accountMachine, accountStream(customerId))
    return account.is('unopened') || account.is('erased') ? undefined : account.context
  }

  const composeMail = async ({ customerId, recipient, compose }: MailJob) => {
    const { firstname, email: to } = recipient ?? (await ownerOf(customerId)) ?? {}
    if (firstname === undefined || to === undefined) return { why: 'Nobody has this account' }

    const mail = await compose(firstname, to)
    if ('why' in mail) return mail
    const { subject, attachment, replyTo } = mail
    return { to, subject, attachment, replyTo, ...renderBodies(mail) }
  }

  /** Sends the mail, or returns why it was not accepted. `undefined` if the attempt is not due any more. */
  const deliver = async (job: MailJob) => {
    const { customerId, fact, tries } = job
    if (!isDue(await ledger.load(mailMachine, mailStream(fact.id)), tries)) return undefined
    const mail = await composeMail(job)
    if ('why' in mail) return { undeliverable: mail }

    const isUrgent = urgentKinds.has(job.kind)
    return { subject: mail.subject, undeliverable: await mailer.send({ id: fact.id, customerId, isUrgent, ...mail }) }
  }

  const tryToSend = async (job: MailJob) => {
    const { kind, customerId, fact, context, tries } = job
    if (fact.position <= since) return
    const delivery = await enqueue(customerId, () => deliver(job))
    if (!delivery) return

    const { subject, undeliverable } = delivery
    const mailData = { kind, customerId, about: fact.stream, ...(subject !== undefined && { subject }) }
    const { record } = await ledger.handle(mailMachine, mailStream(fact.id), context, (mail) =>
      recordDeliveryAttempt(mail, mailData, { tries, untaken: undeliverable }),
    )
    if (subject === undefined || !undeliverable || !record.is('refused')) return
    log.warn({ mail: fact.id, kind, customerId, why: undeliverable.why }, 'A mail was refused for good')
  }

  return {
    send: tryToSend,
    /** Deletes the kept mails to a customer, after those that are being sent. */
    forget: (customerId: string) => enqueue(customerId, async () => mailer.forget(customerId)),
  }
}

/** Somebody looks at a screen that asks for the code in it, or sends them to it. */
const urgentKinds: ReadonlySet<MailKind> = new Set(['otp', 'accountExists'])

const renderBodies = (mail: MailContent) => ({ text: renderMailText(mail), html: renderMailHtml(mail) })
