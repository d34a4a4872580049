import type { DatabaseSync } from 'node:sqlite'
import { type Changes, projection } from '#api/readModels/projection.ts'
import { table } from '#api/readModels/table.ts'
import type { AccountFact } from '#domain/account/accountEvents.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import type { StockAlertFact } from '#domain/stockAlert/stockAlertEvents.ts'

/** Who waits for which product. `position`: that of the request, so that those who asked first are told first. */
export const stockAlertList = projection({
  name: 'stockAlertList',
  version: 1,
  tables: {
    stock_alerts: table(
      { product_id: 'text', customer_id: 'text', position: 'integer' },
      ['product_id', 'customer_id'],
      ['product_id, position'],
    ),
    stock_alert_owners: table({ id: 'text', products: 'text' }, ['id']),
  },
  when: ({ stock_alerts, stock_alert_owners }): Changes<StockAlertFact | AccountFact> => {
    const productsOf = (id: string): string[] => JSON.parse(stock_alert_owners.get(id)?.products ?? '[]')
    const setProducts = (id: string, products: readonly string[]) =>
      stock_alert_owners.put({ id, products: JSON.stringify(products) })
    const drop = ({ productId }: { productId: string }, { stream }: { stream: string }) => {
      const customerId = recordIdOf({ stream })
      stock_alerts.remove([productId, customerId])
      setProducts(
        customerId,
        productsOf(customerId).filter((each) => each !== productId),
      )
    }

    return {
      StockAlertRequested: ({ productId }, fact) => {
        const customerId = recordIdOf(fact)
        stock_alerts.put({ product_id: productId, customer_id: customerId, position: fact.position })
        setProducts(customerId, [...productsOf(customerId), productId])
      },
      StockAlertWithdrawn: drop,
      StockAlertRaised: drop,
      AccountErased: (_, fact) => {
        const customerId = recordIdOf(fact)
        for (const productId of productsOf(customerId)) stock_alerts.remove([productId, customerId])
        stock_alert_owners.remove(customerId)
      },
    }
  },
})

/** The most customers that one query returns. */
const maxWaiting = 500

export type StockAlertQueries = ReturnType<typeof stockAlertQueries>

export const stockAlertQueries = (database: DatabaseSync) => {
  const waiting = database.prepare(
    `SELECT customer_id FROM stock_alerts WHERE product_id = ? ORDER BY position LIMIT ${maxWaiting}`,
  )
  return {
    /** The customers who have waited longest for a product, at most 500. */
    waitingFor: (productId: string) => waiting.all(productId).map((row) => String(row['customer_id'])),
  }
}
