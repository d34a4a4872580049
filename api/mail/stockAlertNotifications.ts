import type { StoredFact } from '#api/eventStore/eventStore.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { isInStock } from '#domain/stockAlert/stockAlertCommands.ts'
import type { NotificationParts, SendMailJob } from './mailJob.ts'
import { mailLinksOf } from './mailLinks.ts'
import { backInStockMail } from './stockAlertMails.ts'

/** The mail that a product is back in stock; none if it is sold out again by then. */
export const stockAlertNotifications = (
  { ledger, publicUrl }: Pick<NotificationParts, 'ledger' | 'publicUrl'>,
  send: SendMailJob,
) => {
  const links = mailLinksOf(publicUrl)

  return {
    StockAlertRaised: async ({ productId }: { productId: string }, fact: StoredFact, context: CommandContext) => {
      const compose = async (firstname: string) => {
        const product = await ledger.load(productMachine, productStream(productId))
        const { details, quantity } = product.context
        if (!details || !isInStock(product)) return { why: 'The product is not in stock any more' }
        const { name, price, discount } = details
        const href = links.product(details.slug)
        return backInStockMail({ firstname, name, price, discount, left: quantity, href, inboxHref: links.inbox })
      }
      await send({ kind: 'backInStock', customerId: recordIdOf(fact), fact, context, compose })
    },
  }
}
