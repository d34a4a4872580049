import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Appends to emmett's SQLite store in its own process, which ends where the store hangs. Arguments: its installation, folder, clients.

/** The part of `@event-driven-io/emmett-sqlite` that this program uses. */
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
const timeout = 5000

const [installed = '', folder = '', clients = ''] = process.argv.slice(2)
const require = createRequire(join(installed, 'index.js'))
const emmett: Emmett = await import(pathToFileURL(require.resolve('@event-driven-io/emmett-sqlite')).href)
const store = emmett.getSQLiteEventStore({ fileName: join(folder, `emmett-${clients}.sqlite`) })
let appended = 0
let failed = 0

const appendSequentially = async (end: number) => {
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

// Emmett prints errors to the console, which would mix with the result.
console.log = () => undefined
const start = performance.now()
const running = Promise.all(Array.from({ length: Number(clients) }, () => appendSequentially(start + duration)))
await Promise.race([running, new Promise((resolve) => setTimeout(resolve, timeout))])
const perSecond = appended / ((performance.now() - start) / 1000)
process.stdout.write(JSON.stringify({ perSecond, failed }), () => process.exit())
