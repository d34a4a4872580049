import type { Buyer } from '#api/demo/people.ts'
import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { MailContent } from '#api/mail/mailContent.ts'
import type { MailJob } from '#api/mail/mailJob.ts'
import { orderNotifications } from '#api/mail/orderNotifications.ts'
import { renderMailHtml } from '#api/mail/renderMailHtml.ts'
import type { RecordedOrderFact } from '#domain/order/orderEvents.ts'
import { type Order, orderStream } from '#domain/order/orderMachine.ts'
import { publicUrl } from './livedShop.ts'

/** The mail that a customer gets about a fact of their order, if there is one. `order`: as it is after the fact. */
export const mailAbout = async (fact: RecordedOrderFact, id: string, order: Order, { firstname, email }: Buyer) => {
  const sent: MailContent[] = []
  const ledger = { load: async () => order }
  const send = async ({ compose }: Omit<MailJob, 'tries'>) => {
    const content = await compose(firstname, email)
    if ('subject' in content) sent.push(content)
  }
  const notifications: Record<string, (data: unknown, fact: StoredFact, context: never) => Promise<void>> =
    orderNotifications({ ledger: ledger as never, publicUrl }, send)
  const stored = { ...fact, stream: orderStream(id), meta: { at: fact.at, by: fact.by } } as unknown as StoredFact
  await notifications[fact.type]?.(fact.data, stored, {} as never)
  const [content] = sent
  return content && { subject: content.subject, html: renderMailHtml(content) }
}
