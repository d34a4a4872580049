import type { Logger } from 'pino'
import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { type CustomerNews, customerNews, type NewsParts } from './customerNews.ts'
import type { Mailer } from './mailer.ts'
import { openPost } from './post.ts'

interface Parts extends NewsParts {
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** Position of the log: nobody is written about facts up to there. */
  since: number
}

/**
 * Tells customers what happened to their account and their orders, once a fact. What an erased customer was sent is forgotten. A mail
 * that is put off is tried twice more, each time in a lane of its own: it holds up nobody's first try.
 */
export const sendMail = (parts: Parts) => {
  const { mailer } = parts
  const post = openPost(parts)
  const news = customerNews(parts, (errand) => post({ ...errand, isLast: false }))
  const lastNews = customerNews(parts, (errand) => post({ ...errand, isLast: true }))
  const forget = async (_: unknown, fact: Parameters<typeof idOf>[0]) => mailer.forget(idOf(fact))

  return [
    policy<News>({ name: 'sendMail', when: { ...news, AccountErased: forget } }),
    policy<News>({ name: 'sendMailAgain', after: later(news, { code: 60, others: 300 }) }),
    policy<News>({ name: 'sendMailAtLast', after: later(lastNews, { code: 300, others: 1500 }) }),
  ] as const
}

type News = AccountFact | OrderFact

/** Seconds since the fact. A code is over after ten minutes; grey lists want about five. */
const later = (
  {
    OtpIssued,
    SignupRepeated,
    PasswordReset,
    OrderConfirmed,
    OrderDispatched,
    OrderDelivered,
    OrderCanceled,
  }: CustomerNews,
  { code, others }: { code: number; others: number },
) => ({
  OtpIssued: { seconds: code, react: OtpIssued },
  SignupRepeated: { seconds: others, react: SignupRepeated },
  PasswordReset: { seconds: others, react: PasswordReset },
  OrderConfirmed: { seconds: others, react: OrderConfirmed },
  OrderDispatched: { seconds: others, react: OrderDispatched },
  OrderDelivered: { seconds: others, react: OrderDelivered },
  OrderCanceled: { seconds: others, react: OrderCanceled },
})
