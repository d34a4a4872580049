import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { MailKind } from '#domain/mail/mailEvents.ts'
import { orderMachine, orderStream } from '#domain/order/orderMachine.ts'
import type { MailContent } from './mailContent.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { mailLinksOf } from './mailLinks.ts'
import {
  type OrderMailData,
  orderCanceledMail,
  orderDeliveredMail,
  orderPlacedMail,
  orderShippedMail,
} from './orderMails.ts'

/** Facts about an order that its customer gets a mail about. */
export const orderNotifications = (
  { ledger, publicUrl }: Pick<NotificationParts, 'ledger' | 'publicUrl'>,
  send: SendMailJob,
) => {
  const links = mailLinksOf(publicUrl)

  const toBuyer =
    (kind: MailKind, template: (about: OrderMailData) => MailContent) =>
    async (_: unknown, fact: StoredFact, context: CommandContext) => {
      const orderId = recordIdOf(fact)
      const { placed, signedBy, reason } = (await ledger.load(orderMachine, orderStream(orderId))).context
      if (!placed) return
      const compose = (firstname: string) =>
        template({ firstname, placed, signedBy, reason, by: fact.meta.by, href: links.order(orderId) })
      await send({ kind, customerId: placed.customerId, fact, context, compose })
    }

  return {
    OrderConfirmed: toBuyer('orderPlaced', orderPlacedMail),
    OrderDispatched: toBuyer('orderShipped', orderShippedMail),
    OrderDelivered: toBuyer('orderDelivered', orderDeliveredMail),
    OrderCanceled: toBuyer('orderCanceled', orderCanceledMail),
  }
}
