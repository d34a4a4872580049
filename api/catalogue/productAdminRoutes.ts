import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { historyDownload } from '#api/history/historyDownload.ts'
import type { Handlers } from '#api/http/handlers.ts'
import type { productAdminContract } from '#domain/catalogue/productAdminContract.ts'
import type { Product } from '#domain/catalogue/productMachine.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { openBulkProductEdit } from './bulkProductEdit.ts'
import { openPictureStorage } from './pictureStorage.ts'
import { openProductCreation } from './productCreation.ts'
import { openProductExport } from './productExport.ts'
import { productHistory } from './productHistory.ts'
import { openProductImport } from './productImport.ts'
import { productRecord } from './productRecord.ts'
import { openProductUpdate, toUpdateProduct } from './productUpdate.ts'
import { ratingView } from './productView.ts'

interface Parts {
  store: EventStore
  /** The facts as they are stored, encrypted, with their hash chain. */
  raw: EventStore
  ledger: Ledger
  database: DatabaseSync
  now: () => Date
  /** The order number that people see for an order id. */
  orderNameOf(orderId: string): string
}

export const productAdminRoutes = (parts: Parts): Handlers<typeof productAdminContract> => {
  const { store, ledger, database, now } = parts
  const add = openProductCreation(ledger, now)
  const update = openProductUpdate(store, ledger)
  const editInBulk = openBulkProductEdit(ledger)
  const importFile = openProductImport(ledger, now)
  const exportProducts = openProductExport(ledger, database)
  const storePicture = openPictureStorage(ledger)
  const history = productHistory(parts, parts.orderNameOf)
  const ratingOf = ratingQuery(database)

  // The product's record has no rating; the read model does.
  const responseOf = (id: string, product: Product) => {
    const record = productRecord(id, product)
    if (!record) throw new Error(`product-${id} has facts and was never added`)
    const view = { ...record, ...ratingOf(id) }
    return { data: view, result: view }
  }

  return {
    'POST products/add': async ({ querydata, context }) => {
      const added = await add(querydata, context)
      if (isRefusal(added)) return added
      return { ...responseOf(added.productId, added.record), position: added.position, message: 'Product added' }
    },
    'POST products/updateById/:id': async ({ params, querydata, idempotentContext }) => {
      const updated = await update(params.id, toUpdateProduct(querydata), idempotentContext)
      if (isRefusal(updated)) return updated
      return { ...responseOf(params.id, updated.record), position: updated.position, message: 'Product updated' }
    },
    'POST products/bulk': ({ querydata, idempotentContext }) => editInBulk(querydata, idempotentContext),
    'POST products/import': ({ query, upload, context }) => importFile(upload, query.dryRun, context),
    'GET products/export': ({ query: { part } }) => {
      const name = `products-${now().toISOString().slice(0, 10)}${part === undefined ? '' : `-part-${part}`}.csv`
      return { file: { name, type: 'text/csv', content: exportProducts(part) } }
    },
    'POST products/images': ({ upload, context }) => storePicture(upload, context),
    'GET audit/products/:id': async ({ params, query }) => {
      const timeline = await history(params.id, query)
      if (!timeline) return refuse('ProductNotFound')
      const { record: product, ...rest } = timeline
      const result = { product, ...rest }
      return query.format ? historyDownload(`product-${product.slug}`, query.format, result) : { result }
    },
  }
}

/** Looks up the rating of a product in any state; without a row in the read model it has no reviews. */
const ratingQuery = (database: DatabaseSync) => {
  const find = database.prepare('SELECT rating_sum, review_count FROM products WHERE id = ?')
  return (productId: string) => ratingView(find.get(productId) ?? noRatings)
}

const noRatings = { rating_sum: 0, review_count: 0 }
