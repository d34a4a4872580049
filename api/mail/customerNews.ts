import type { EventStore, StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed, Ledger } from '#api/eventStore/handle.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { OtpPurpose } from '#domain/account/accountEvents.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import { type AboutAccount, accountExistsLetter, otpLetter, passwordChangedLetter } from './accountLetters.ts'
import type { Letter } from './letter.ts'
import { linksOf } from './links.ts'
import type { Undeliverable } from './mailer.ts'
import {
  type AboutOrder,
  orderCanceledLetter,
  orderDeliveredLetter,
  orderPlacedLetter,
  orderShippedLetter,
} from './orderLetters.ts'
import type { Errand } from './post.ts'
import { whyOver } from './whyOver.ts'

export interface NewsParts {
  store: EventStore
  ledger: Ledger
  /** The one-time password that an `OtpIssued` stands for. */
  codeOf: (otpId: string) => string
  /** The shop's address as people see it. */
  publicUrl: string
  now: () => Date
}

type Post = (errand: Omit<Errand, 'isLast'>) => Promise<void>

/** Which facts customers are told of, and in which mail. */
export const customerNews = ({ store, ledger, codeOf, publicUrl, now }: NewsParts, post: Post) => {
  const links = linksOf(publicUrl)

  const toOwner =
    (kind: MailKind, letter: (about: AboutAccount) => Letter) => (_: unknown, fact: StoredFact, deed: Deed) => {
      const write = (firstname: string) => letter({ firstname, at: fact.meta.at, links })
      return post({ kind, customerId: idOf(fact), fact, deed, write })
    }

  const code = ({ purpose, id }: { purpose: OtpPurpose; id: string }, fact: StoredFact, deed: Deed) => {
    const write = async (firstname: string): Promise<Letter | Undeliverable> =>
      (await whyOver(store, fact, now())) ?? otpLetter(purpose, codeOf(id), { firstname, at: fact.meta.at, links })
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

  return {
    OtpIssued: code,
    SignupRepeated: toOwner('accountExists', accountExistsLetter),
    PasswordReset: toOwner('passwordChanged', passwordChangedLetter),
    OrderConfirmed: toBuyer('orderPlaced', orderPlacedLetter),
    OrderDispatched: toBuyer('orderShipped', orderShippedLetter),
    OrderDelivered: toBuyer('orderDelivered', orderDeliveredLetter),
    OrderCanceled: toBuyer('orderCanceled', orderCanceledLetter),
  }
}

export type CustomerNews = ReturnType<typeof customerNews>
