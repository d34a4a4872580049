import type { Logger } from 'pino'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { lanes } from '#api/eventStore/lanes.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { mailMachine, mailStream, noteMail } from '#domain/mail/mailMachine.ts'
import type { Letter } from './letter.ts'
import { letterHtml } from './letterHtml.ts'
import { letterText } from './letterText.ts'
import type { Mailer, Undeliverable } from './mailer.ts'

interface Parts {
  ledger: Ledger
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** Position of the log: nobody is written about facts up to there. */
  since: number
}

/** A mail that a fact leads to. */
export interface Errand {
  /** Whether nobody tries later, if the mail is put off now. */
  isLast: boolean
  kind: MailKind
  customerId: string
  fact: StoredFact
  deed: Deed
  /** The letter, or why there is no use in it any more. */
  write(firstname: string): Promise<Letter | Undeliverable> | Letter | Undeliverable
}

/**
 * Sends a mail once for its fact: what is noted already is not sent again, and a mail that is put off stays unnoted until its last try.
 * After a crash between sending and noting it is sent again under the same id, which the outbox knows and a mail server passes on:
 * mailboxes know the Message-ID.
 */
export const openPost = ({ ledger, mailer, log, since }: Parts) => {
  // One mail at a time: a later try sees what an earlier one of the same mail has noted.
  const inTurn = lanes()

  const tell = ({ kind, customerId, fact }: Errand, { why }: Undeliverable) =>
    log.warn({ mail: fact.id, kind, customerId, why }, 'A mail was refused for good')

  const deliver = async (errand: Errand): Promise<Undeliverable | undefined> => {
    const { customerId, fact, write, isLast } = errand
    const account = await ledger.load(accountMachine, accountStream(customerId))
    if (account.is('unopened') || account.is('erased')) return { why: 'Nobody has this account' }

    const { firstname, email: to } = account.context
    const letter = await write(firstname)
    if ('why' in letter) return letter

    const mail = { id: fact.id, customerId, to, subject: letter.subject, ...bodies(letter) }
    const untaken = await mailer.send(mail)
    if (untaken && (isLast || !untaken.isPutOff)) tell(errand, untaken)
    return untaken
  }

  const attempt = async (errand: Errand) => {
    const { kind, customerId, fact, deed, isLast } = errand
    const stream = mailStream(fact.id)
    if (fact.position <= since || !(await ledger.load(mailMachine, stream)).is('unsent')) return

    const untaken = await deliver(errand)
    if (untaken?.isPutOff && !isLast) return
    const noted = { kind, customerId, about: fact.stream }
    await ledger.handle(mailMachine, stream, deed, (mail) => noteMail(mail, noted, untaken?.why))
  }

  return (errand: Errand) => inTurn('post', () => attempt(errand))
}

const bodies = (letter: Letter) => ({ text: letterText(letter), html: letterHtml(letter) })
