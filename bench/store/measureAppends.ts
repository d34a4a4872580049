import { join } from 'node:path'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Figures } from '#api/programs/figures.ts'
import { alternate, median, medianRatio, quantile, rate } from '#bench/rounds.ts'
import { appendConcurrently } from './appendConcurrently.ts'
import { readFactTable } from './factTable.ts'
import { openRawLoop } from './rawLoop.ts'

const rounds = 9
/** Milliseconds that each measure runs in a round. */
const duration = 500

/** Measures durable appends of one fact, beside the same inserts in plain SQL. */
export const measureAppends = async ({ figure }: Figures, folder: string) => {
  const raw = openRawLoop(join(folder, 'raw.sqlite'), await readFactTable(join(folder, 'table.sqlite')))
  const store = await openSqliteEventStore(join(folder, 'appends.sqlite'))
  const latencies: number[] = []
  await appendConcurrently(store, 32, duration)
  raw.insertFor(duration)
  const found = await alternate(rounds, {
    raw: () => rate(() => raw.insertFor(duration)),
    one: () => rate(() => appendConcurrently(store, 1, duration)),
    eight: () => rate(() => appendConcurrently(store, 8, duration)),
    thirtyTwo: () => rate(() => appendConcurrently(store, 32, duration, latencies)),
  })
  await store.close()
  raw.close()

  const unit = ' events/s'
  figure('raw loop, an insert per transaction', median(found.raw), unit)
  figure('store, 1 client', median(found.one), unit)
  figure('store, 1 client, to the raw loop', medianRatio(found.one, found.raw), 'x', { atLeast: 0.9 })
  figure('store, 8 clients', median(found.eight), unit)
  figure('store, 32 clients', median(found.thirtyTwo), unit, { atLeast: 30_000 })
  figure('store, 32 clients, to the raw loop', medianRatio(found.thirtyTwo, found.raw), 'x', { atLeast: 8 })
  figure('store, 32 clients, p50', quantile(latencies, 0.5), ' ms')
  figure('store, 32 clients, p99', quantile(latencies, 0.99), ' ms', { atMost: 10 })
  figure('store, 32 clients, p999', quantile(latencies, 0.999), ' ms')
}
