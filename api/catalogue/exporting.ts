import type { DatabaseSync } from 'node:sqlite'
import type { Ledger } from '#api/eventStore/handle.ts'
import { csvOf } from '#api/http/csv.ts'
import { productMachine, productStream } from '#domain/catalogue/productMachine.ts'
import { inSlices } from './inSlices.ts'
import { columnNames, productColumns } from './productColumns.ts'
import { productRecord } from './productRecord.ts'

/** All products as CSV, piece by piece. Which ones there are, the read model knows; what they are, their own records tell. */
export const exporting = (ledger: Ledger, database: DatabaseSync) => {
  const ids = database.prepare('SELECT id FROM products ORDER BY slug')

  const line = async (id: string) => {
    const product = productRecord(id, await ledger.load(productMachine, productStream(id)))
    return product ? [columnNames.map((name) => productColumns[name].write(product))] : []
  }

  return async function* () {
    yield csvOf([columnNames], true)
    const all = ids.all().map(({ id }) => String(id))
    for await (const lines of inSlices(all, line)) yield csvOf(lines.flat())
  }
}
