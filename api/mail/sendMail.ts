import type { Logger } from 'pino'
import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { policy } from '#api/policies/policy.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { AccountFact, OtpPurpose } from '#domain/account/accountEvents.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import type { OrderFact } from '#domain/order/orderEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { type AboutAccount, accountExistsLetter, otpLetter, passwordChangedLetter } from './accountLetters.ts'
import type { Letter } from './letter.ts'
import { linksOf } from './links.ts'
import type { Mailer, Undeliverable } from './mailer.ts'
import {
  type AboutOrder,
  orderCanceledLetter,
  orderDeliveredLetter,
  orderPlacedLetter,
  orderShippedLetter,
} from './orderLetters.ts'
import { openPost } from './post.ts'
import { whyOver } from './whyOver.ts'

interface Parts {
  store: EventStore
  ledger: Ledger
  mailer: Mailer
  log: Pick<Logger, 'warn'>
  /** The one-time password that an `OtpIssued` stands for. */
  codeOf: (factId: string) => string
  /** The shop's address as people see it. */
  publicUrl: string
  /** Position of the log: nobody is written about facts up to there. */
  since: number
  now: () => Date
}

/** Tells customers what happened to their account and their orders, once a fact. What an erased customer was sent is forgotten. */
export const sendMail = ({ store, codeOf, publicUrl, now, ...parts }: Parts) => {
  const { ledger, mailer } = parts
  const post = openPost(parts)
  const links = linksOf(publicUrl)

  const toOwner =
    (kind: MailKind, letter: (about: AboutAccount) => Letter) => (_: unknown, fact: StoredFact, deed: Deed) => {
      const write = (firstname: string) => letter({ firstname, at: fact.meta.at, links })
      return post({ kind, customerId: idOf(fact), fact, deed, write })
    }

  const code = ({ purpose }: { purpose: OtpPurpose }, fact: StoredFact, deed: Deed) => {
    const write = async (firstname: string): Promise<Letter | Undeliverable> =>
      (await whyOver(store, fact, now())) ?? otpLetter(purpose, codeOf(fact.id), { firstname, at: fact.meta.at, links })
    return post({ kind: 'otp', customerId: idOf(fact), fact, deed, write })
  }

  const toBuyer =
    (kind: MailKind, letter: (about: AboutOrder) => Letter) => async (_: unknown, fact: StoredFact, deed: Deed) => {
      const orderId = idOf(fact)
      const { placed, signedBy, reason } = (await ledger.load(orderMachine, orderStream(orderId))).context
      if (!placed) return
      const write = (firstname: string) =>
        letter({ firstname, placed, signedBy, reason, by: fact.meta.by, href: links.order(orderId) })
      await post({ kind, customerId: placed.customerId, fact, deed, write })
    }

  return policy<AccountFact | OrderFact>({
    name: 'sendMail',
    when: {
      OtpIssued: code,
      SignupRepeated: toOwner('accountExists', accountExistsLetter),
      PasswordReset: toOwner('passwordChanged', passwordChangedLetter),
      OrderConfirmed: toBuyer('orderPlaced', orderPlacedLetter),
      OrderDispatched: toBuyer('orderShipped', orderShippedLetter),
      OrderDelivered: toBuyer('orderDelivered', orderDeliveredLetter),
      OrderCanceled: toBuyer('orderCanceled', orderCanceledLetter),
      AccountErased: async (_, fact) => mailer.forget(idOf(fact)),
    },
  })
}
