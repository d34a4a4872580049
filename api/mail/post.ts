import type { Logger } from 'pino'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
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
  kind: MailKind
  customerId: string
  fact: StoredFact
  deed: Deed
  /** The letter, or why there is no use in it any more. */
  write(firstname: string): Promise<Letter | Undeliverable> | Letter | Undeliverable
}

/**
 * Sends a mail once for its fact: what is noted already is not sent again. After a crash between sending and noting it is sent again
 * under the same id, which the outbox knows and a mail server passes on: mailboxes know the Message-ID.
 */
export const openPost = ({ ledger, mailer, log, since }: Parts) => {
  const deliver = async ({ kind, customerId, fact, write }: Errand): Promise<Undeliverable | undefined> => {
    const account = await ledger.load(accountMachine, accountStream(customerId))
    if (account.is('unopened') || account.is('erased')) return { why: 'Nobody has this account' }

    const { firstname, email: to } = account.context
    const letter = await write(firstname)
    if ('why' in letter) return letter

    const mail = { id: fact.id, customerId, to, subject: letter.subject, ...bodies(letter) }
    const refused = await mailer.send(mail)
    if (refused) log.warn({ mail: fact.id, kind, customerId, ...refused }, 'A mail was refused for good')
    return refused
  }

  return async (errand: Errand) => {
    const { kind, customerId, fact, deed } = errand
    const stream = mailStream(fact.id)
    if (fact.position <= since || !(await ledger.load(mailMachine, stream)).is('unsent')) return

    const refused = await deliver(errand)
    const noted = { kind, customerId, about: fact.stream }
    await ledger.handle(mailMachine, stream, deed, (mail) => noteMail(mail, noted, refused?.why))
  }
}

const bodies = (letter: Letter) => ({ text: letterText(letter), html: letterHtml(letter) })
