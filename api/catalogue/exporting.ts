import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/handle.ts'
import { csvOf } from '#api/http/csv.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { inSlices } from './inSlices.ts'
import { columnNames, productColumns } from './productColumns.ts'
import { productRecord } from './productRecord.ts'
import { mostRows } from './productSheet.ts'

/**
 * Products as CSV, piece by piece: all of them, or a part (from 1) of as many as the import takes, in the order in which they came into
 * the shop. Which ones there are, the read model knows; what they are, their own records tell.
 */
export const exporting = (ledger: Ledger, database: DatabaseSync) => {
  const ids = database.prepare('SELECT id FROM products WHERE number > ? AND number <= ? ORDER BY slug')

  const line = async (id: string) => {
    const product = productRecord(id, await ledger.load(productMachine, productStream(id)))
    return product ? [columnNames.map((name) => productColumns[name].write(product))] : []
  }

  return async function* (part?: number) {
    yield csvOf([columnNames], true)
    const [after, upTo] = part === undefined ? [0, Number.MAX_SAFE_INTEGER] : [(part - 1) * mostRows, part * mostRows]
    const wanted = ids.all(after, upTo).map(({ id }) => String(id))
    for await (const lines of inSlices(wanted, line)) yield csvOf(lines.flat())
  }
}
