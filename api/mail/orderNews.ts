import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { idOf } from '#api/readModels/projection.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { NewsParts, Post } from './customerNews.ts'
import type { Letter } from './letter.ts'
import { linksOf } from './links.ts'
import {
  type AboutOrder,
  orderCanceledLetter,
  orderDeliveredLetter,
  orderPlacedLetter,
  orderShippedLetter,
} from './orderLetters.ts'

/** What becomes of an order, told to whoever placed it. */
export const orderNews = ({ ledger, publicUrl }: Pick<NewsParts, 'ledger' | 'publicUrl'>, post: Post) => {
  const links = linksOf(publicUrl)

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
    OrderConfirmed: toBuyer('orderPlaced', orderPlacedLetter),
    OrderDispatched: toBuyer('orderShipped', orderShippedLetter),
    OrderDelivered: toBuyer('orderDelivered', orderDeliveredLetter),
    OrderCanceled: toBuyer('orderCanceled', orderCanceledLetter),
  }
}
