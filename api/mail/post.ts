import type { Logger } from 'pino'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { lanes } from '#api/eventStore/lanes.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { isDue, mailMachine, mailStream, noteMail } from '#domain/mail/mailMachine.ts'
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
  /** How often it was tried before. */
  tries: number
  kind: MailKind
  customerId: string
  fact: StoredFact
  deed: Deed
  /** The letter, or why there is no use in it any more. */
  write(firstname: string): Promise<Letter | Undeliverable> | Letter | Undeliverable
}

/**
 * Sends a mail once for its fact: each try is noted, and none that is noted is made again. After a crash between sending and noting it is
 * sent again under the same id, which the outbox knows and a mail server passes on: mailboxes know the Message-ID.
 */
export const openPost = ({ ledger, mailer, log, since }: Parts) => {
  // First tries and later ones share a line to the server.
  const inTurn = lanes()

  const letterOf = async ({ customerId, write }: Errand) => {
    const account = await ledger.load(accountMachine, accountStream(customerId))
    if (account.is('unopened') || account.is('erased')) return { why: 'Nobody has this account' }

    const { firstname, email: to } = account.context
    const letter = await write(firstname)
    return 'why' in letter ? letter : { to, subject: letter.subject, ...bodies(letter) }
  }

  const deliver = async (errand: Errand) => {
    const { customerId, fact } = errand
    const letter = await letterOf(errand)
    if ('why' in letter) return { untaken: letter }

    return { subject: letter.subject, untaken: await mailer.send({ id: fact.id, customerId, ...letter }) }
  }

  const attempt = async (errand: Errand) => {
    const { kind, customerId, fact, deed, tries } = errand
    const stream = mailStream(fact.id)
    if (fact.position <= since || !isDue(await ledger.load(mailMachine, stream), tries)) return

    const { subject, untaken } = await deliver(errand)
    const noted = { kind, customerId, about: fact.stream, ...(subject !== undefined && { subject }) }
    const { record } = await ledger.handle(mailMachine, stream, deed, (mail) =>
      noteMail(mail, noted, { tries, untaken }),
    )
    if (subject === undefined || !untaken || !record.is('refused')) return
    log.warn({ mail: fact.id, kind, customerId, why: untaken.why }, 'A mail was refused for good')
  }

  return (errand: Errand) => inTurn('post', () => attempt(errand))
}

const bodies = (letter: Letter) => ({ text: letterText(letter), html: letterHtml(letter) })
