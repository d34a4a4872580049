import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Appends to emmett's SQLite store in a process of its own, which is ended where it hangs: where it is installed, folder, clients.

/** What is used of `@event-driven-io/emmett-sqlite`. */
interface Emmett {
  getSQLiteEventStore(options: { fileName: string }): {
    appendToStream(
      stream: string,
      events: readonly object[],
      options: { expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' },
    ): Promise<{ nextExpectedStreamVersion: bigint }>
  }
}

/** Milliseconds. */
const duration = 2000
const patience = 5000

const [installed = '', folder = '', clients = ''] = process.argv.slice(2)
const require = createRequire(join(installed, 'index.js'))
const emmett: Emmett = await import(pathToFileURL(require.resolve('@event-driven-io/emmett-sqlite')).href)
const store = emmett.getSQLiteEventStore({ fileName: join(folder, `emmett-${clients}.sqlite`) })
let appended = 0
let failed = 0

const appendInTurn = async (end: number) => {
  const stream = `product-${randomUUID()}`
  let expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' = 'STREAM_DOES_NOT_EXIST'
  while (performance.now() < end) {
    const data = { orderId: randomUUID(), count: 2 }
    const options: { expectedStreamVersion: bigint | 'STREAM_DOES_NOT_EXIST' } = { expectedStreamVersion }
    try {
      const outcome = await store.appendToStream(stream, [{ type: 'StockReserved', data, metadata: {} }], options)
      expectedStreamVersion = outcome.nextExpectedStreamVersion
      appended += 1
    } catch {
      failed += 1
    }
  }
}

// It prints its errors.
console.log = () => undefined
const start = performance.now()
const working = Promise.all(Array.from({ length: Number(clients) }, () => appendInTurn(start + duration)))
await Promise.race([working, new Promise((resolve) => setTimeout(resolve, patience))])
const perSecond = appended / ((performance.now() - start) / 1000)
process.stdout.write(JSON.stringify({ perSecond, failed }), () => process.exit())
