import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { chance } from '#bench/chance.ts'
import { openEngine } from '#bench/engine.ts'
import { openBackRoom } from './backRoom.ts'
import { faultyDisk } from './faultyDisk.ts'
import { openJournal } from './journal.ts'
import { journaledStore } from './journaledStore.ts'
import { work } from './load.ts'

// The shop that `npm run faults` kills: it works until then, and does to its disk what it is told.

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
const room = openBackRoom(journaledStore(store, journal), openEngine)
await room.stockShelf({ by: { role: 'system', id: 'faults' }, correlationId: 'opening' })
process.send?.({ pid: process.pid })

const untilKilled = new AbortController().signal
await Promise.all([work({ room, journal, next: chance(Number(seed)) }), room.runPolicies(untilKilled)]).catch(
  (error) => {
    journal.write({ is: 'surprised', why: String(error) })
    process.exit(1)
  },
)
