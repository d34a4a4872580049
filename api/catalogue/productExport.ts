import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/ledger.ts'
import { toCsv } from '#api/http/csv.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { csvColumnNames, csvColumns } from './csvColumns.ts'
import { inBatches } from './inBatches.ts'
import { productRecord } from './productRecord.ts'
import { maxRows } from './readProductCsv.ts'

/**
 * Streams products as CSV: all of them, or one part (from 1) of at most `maxRows`, which is what an import accepts. Parts divide the
 * products in the order they were added. The read model supplies the ids, the event store the records.
 */
export const openProductExport = (ledger: Ledger, database: DatabaseSync) => {
  const selectIds = database.prepare('SELECT id FROM products WHERE number > ? AND number <= ? ORDER BY slug')

  const toRow = async (id: string) => {
    const product = productRecord(id, await ledger.load(productMachine, productStream(id)))
    return product ? [csvColumnNames.map((name) => csvColumns[name].write(product))] : []
  }

  return async function* (part?: number) {
    yield toCsv([csvColumnNames], true)
    const [after, upTo] = part === undefined ? [0, Number.MAX_SAFE_INTEGER] : [(part - 1) * maxRows, part * maxRows]
    const productIds = selectIds.all(after, upTo).map(({ id }) => String(id))
    for await (const rows of inBatches(productIds, toRow)) yield toCsv(rows.flat())
  }
}
