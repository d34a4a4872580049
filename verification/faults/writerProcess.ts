import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { randomFractions } from '#harness/seededRandom.ts'
import { openHeadlessShop } from '#verification/headlessShop.ts'
import { faultyDisk } from './faultyDisk.ts'
import { openJournal } from './journal.ts'
import { journaledStore } from './journaledStore.ts'
import { stockKettles } from './kettles.ts'
import { runClients } from './runClients.ts'

// The shop that `npm run faults` kills. It runs under load, and injects the disk faults that its parent process sends.

const [file = '', journalFile = '', seed = '1'] = process.argv.slice(2)

const journal = openJournal(journalFile)
const disk = faultyDisk()

process.on('message', (order: 'fill' | 'free' | 'failSyncs' | 'freed') => {
  if (order === 'fill') disk.fill()
  if (order === 'failSyncs') disk.failSyncs(3)
  if (order === 'free') disk.free()
  if (order === 'free' || order === 'freed') journal.write({ is: 'freed' })
})

process.on('disconnect', () => process.exit())

const store = await openSqliteEventStore(file, {
  connect: disk.connect,
  report: ({ name }) => journal.write({ is: name === 'StoreUnavailable' ? 'refused' : 'well' }),
})
const shop = openHeadlessShop(journaledStore(store, journal))
await stockKettles(shop)
process.send?.({ pid: process.pid })

const untilKilled = new AbortController().signal
await Promise.all([
  runClients({ shop, journal, nextFraction: randomFractions(Number(seed)) }),
  shop.policies.run(untilKilled),
]).catch((error) => {
  journal.write({ is: 'surprised', why: String(error) })
  process.exit(1)
})
