import type { Logger } from 'pino'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { policy, type Reaction } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { MailFact } from '#domain/mail/mailEvents.ts'
import { mailStream } from '#domain/mail/mailMachine.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { customerNews, type NewsParts } from './customerNews.ts'
import type { Mailer } from './mailer.ts'
import { openPost } from './post.ts'

interface Parts extends NewsParts {
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** Position of the log: nobody is written about facts up to there. */
  since: number
}

/** Seconds. A code is over after ten minutes; grey lists want up to five. */
const beforeNextTry = 120

/**
 * Tells customers what happened to their account and their orders, once a fact. What an erased customer was sent is forgotten. A mail
 * that is put off is tried again some time after each note of it: it holds up nobody's first try.
 */
export const sendMail = (parts: Parts) => {
  const { store, mailer } = parts
  const post = openPost(parts)
  const news = (tries: number) => customerNews(parts, (errand) => post({ ...errand, tries }))
  const forget = async (_: unknown, fact: StoredFact) => mailer.forget(idOf(fact))

  const again = async ({ about, tries }: PutOff, noted: StoredFact, deed: Deed) => {
    const cause = (await store.readStream(about)).find(({ id }) => mailStream(id) === noted.stream)
    if (!cause) return
    const reactions: Readonly<Record<string, Reaction<never>>> = news(tries)
    await reactions[cause.type]?.(cause.data as never, cause, deed)
  }

  return [
    policy<AccountFact | OrderFact>({ name: 'sendMail', when: { ...news(0), AccountErased: forget } }),
    policy<MailFact>({ name: 'sendMailAgain', after: { MailPutOff: { seconds: beforeNextTry, react: again } } }),
  ] as const
}

type PutOff = Extract<MailFact, { type: 'MailPutOff' }>['data']
