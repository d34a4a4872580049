import type { DatabaseSync } from 'node:sqlite'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Ledger } from '#api/eventStore/handle.ts'
import { historyFile } from '#api/history/historyFile.ts'
import type { Answers } from '#api/http/answers.ts'
import type { Product } from '#domain/catalogue/productMachine.ts'
import type { stockroomContract } from '#domain/catalogue/stockroomContract.ts'
import { isRefusal, refuse } from '#domain/kernel/decision.ts'
import { adding } from './adding.ts'
import { bulkEditing } from './bulkEditing.ts'
import { exporting } from './exporting.ts'
import { importing } from './importing.ts'
import { keepingPictures } from './keepingPictures.ts'
import { productHistory } from './productHistory.ts'
import { productRecord } from './productRecord.ts'
import { openRatings } from './ratings.ts'
import { editOf, updating } from './updating.ts'

interface Parts {
  store: EventStore
  /** The facts as they are stored. */
  raw: EventStore
  ledger: Ledger
  database: DatabaseSync
  now: () => Date
  /** By which name people know an order. */
  orderNamed(orderId: string): string
}

export const stockroomRoutes = (parts: Parts): Answers<typeof stockroomContract> => {
  const { store, ledger, database, now } = parts
  const add = adding(ledger, now)
  const update = updating(store, ledger)
  const editInBulk = bulkEditing(ledger)
  const importFile = importing(ledger, now)
  const exported = exporting(ledger, database)
  const keepPicture = keepingPictures(ledger)
  const history = productHistory(parts, parts.orderNamed)
  const ratingOf = openRatings(database)

  // A product's own record knows nothing of its reviews.
  const answerOf = (id: string, product: Product) => {
    const record = productRecord(id, product)
    if (!record) throw new Error(`product-${id} has facts and was never added`)
    const answer = { ...record, ...ratingOf(id) }
    return { data: answer, result: answer }
  }

  return {
    'POST products/add': async ({ querydata, deed }) => {
      const added = await add(querydata, deed)
      if (isRefusal(added)) return added
      return { ...answerOf(added.productId, added.record), position: added.position, message: 'Product added' }
    },
    'POST products/updateById/:id': async ({ params, querydata, once }) => {
      const updated = await update(params.id, editOf(querydata), once)
      if (isRefusal(updated)) return updated
      return { ...answerOf(params.id, updated.record), position: updated.position, message: 'Product updated' }
    },
    'POST products/bulk': ({ querydata, once }) => editInBulk(querydata, once),
    'POST products/import': ({ query, upload, deed }) => importFile(upload, query.dryRun, deed),
    'GET products/export': ({ query: { part } }) => {
      const name = `products-${now().toISOString().slice(0, 10)}${part === undefined ? '' : `-part-${part}`}.csv`
      return { file: { name, type: 'text/csv', content: exported(part) } }
    },
    'POST products/images': ({ upload, deed }) => keepPicture(upload, deed),
    'GET audit/products/:id': async ({ params, query }) => {
      const told = await history(params.id, query)
      if (!told) return refuse('ProductNotFound')
      const { record: product, ...rest } = told
      const result = { product, ...rest }
      return query.format ? historyFile(`product-${product.slug}`, query.format, result) : { result }
    },
  }
}
