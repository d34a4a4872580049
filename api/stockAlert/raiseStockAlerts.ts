import type { Ledger } from '#api/eventStore/ledger.ts'
import type { CommandContext } from '#api/eventStore/recordCommand.ts'
import { policy } from '#api/policies/policy.ts'
import { waitForReadModel } from '#api/policies/waitForReadModel.ts'
import type { Projector } from '#api/readModels/projector.ts'
import { accountMachine, accountStream } from '#domain/account/accountMachine.ts'
import type { ProductFact } from '#domain/catalogue/productEvents.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { isInStock, raiseStockAlert } from '#domain/stockAlert/stockAlertCommands.ts'
import type { StockAlertFact } from '#domain/stockAlert/stockAlertEvents.ts'
import { stockAlertsMachine, stockAlertsStream } from '#domain/stockAlert/stockAlertMachine.ts'
import { type StockAlertQueries, stockAlertList } from './stockAlertList.ts'

interface Parts {
  ledger: Ledger
  alerts: StockAlertQueries
  projector: Pick<Projector, 'waitForPosition' | 'stoppedProjections'>
  /** Customers who are told at once; default 50. */
  batchSize?: number
}

/** Seconds between two batches: time to buy, so that few are told of what is gone. */
const batchInterval = 60

/**
 * Tells the customers who wait for a product that it is back in stock, those who asked first: a batch at a time, and the next one only if
 * there is stock left. A wish that was told is over, so that after a crash nobody is told twice. Mails and inbox follow the fact. Checkpoints and
 * facts contain the name of the policy: it must not change.
 */
export const raiseStockAlerts = ({ ledger, alerts, projector, batchSize = 50 }: Parts) => {
  const stockOf = async (productId: string) => {
    const product = await ledger.load(productMachine, productStream(productId))
    return isInStock(product) ? product.context.quantity : 0
  }

  const isErased = async (customerId: string) =>
    (await ledger.load(accountMachine, accountStream(customerId))).is('erased')

  /** Whether a wish was told: false if the customer no longer waits or is erased. */
  const raise = async (customerId: string, raised: Parameters<typeof raiseStockAlert>[1], context: CommandContext) => {
    if (await isErased(customerId)) return false
    const stream = stockAlertsStream(customerId)
    const { position } = await ledger.handle(stockAlertsMachine, stream, context, (record) =>
      raiseStockAlert(record, raised),
    )
    return position > 0
  }

  const raiseBatch = async (productId: string, position: number, context: CommandContext) => {
    if ((await stockOf(productId)) === 0) return
    await waitForReadModel(projector, stockAlertList, position)
    let told = 0
    for (const customerId of alerts.waitingFor(productId)) {
      const left = await stockOf(productId)
      if (left === 0 || told === batchSize) return
      const isLastOfBatch = told + 1 === batchSize
      if (await raise(customerId, { productId, left, isLastOfBatch }, context)) told += 1
    }
  }

  const raiseFor = (_: unknown, fact: { stream: string; position: number }, context: CommandContext) =>
    raiseBatch(recordIdOf(fact), fact.position, context)

  return policy<ProductFact | StockAlertFact>({
    name: 'raiseStockAlerts',
    when: {
      StockAdjusted: raiseFor,
      StockReleased: raiseFor,
      ProductListed: raiseFor,
      // The product may have come back while the customer asked.
      StockAlertRequested: ({ productId }, { position }, context) => raiseBatch(productId, position, context),
    },
    after: {
      StockAlertRaised: {
        seconds: batchInterval,
        react: async ({ productId, isLastOfBatch }, { position }, context) => {
          if (isLastOfBatch) await raiseBatch(productId, position, context)
        },
      },
    },
  })
}
