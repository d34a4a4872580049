import type { Ledger } from '#api/eventStore/ledger.ts'
import { type Handlers, isForeign } from '#api/http/handlers.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { requestStockAlert, withdrawStockAlert } from '#domain/stockAlert/stockAlertCommands.ts'
import type { stockAlertContract } from '#domain/stockAlert/stockAlertContract.ts'
import { stockAlertsMachine, stockAlertsStream } from '#domain/stockAlert/stockAlertMachine.ts'

export const stockAlertRoutes = (ledger: Ledger): Handlers<typeof stockAlertContract> => {
  const productOf = (productId: string) => ledger.load(productMachine, productStream(productId))

  return {
    'GET stockAlerts/own/:customerId': async ({ params: { customerId }, caller }) => {
      if (isForeign(customerId, caller)) return refuse('NotYours')
      const { wishes } = (await ledger.load(stockAlertsMachine, stockAlertsStream(customerId))).context
      const results = await Promise.all(
        wishes.map(async (wish) => {
          const { slug = '', name = 'A product' } = (await productOf(wish.productId)).context.details ?? {}
          return { ...wish, slug, name }
        }),
      )
      return { results: results.toReversed() }
    },
    'POST stockAlerts/add': async ({ querydata: { productId }, caller, idempotentContext }) => {
      // The mail goes to the address of the account, so it must be the caller's.
      if (!caller.emailVerified) return refuse('EmailNotVerified')
      const product = await productOf(productId)
      const stream = stockAlertsStream(caller.customerId)
      const handled = await ledger.handle(stockAlertsMachine, stream, idempotentContext, (alerts) =>
        requestStockAlert(alerts, productId, product),
      )
      if (isRefusal(handled)) return handled
      return { result: { productId, waiting: true }, position: handled.position, message: 'We will tell you' }
    },
    'POST stockAlerts/remove': async ({ querydata: { productId }, caller, idempotentContext }) => {
      const stream = stockAlertsStream(caller.customerId)
      const { position } = await ledger.handle(stockAlertsMachine, stream, idempotentContext, (alerts) =>
        withdrawStockAlert(alerts, productId),
      )
      return { result: { productId, waiting: false }, position }
    },
  }
}
