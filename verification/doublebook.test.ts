import { expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import { encryptStore } from '#harness/encryptStore.ts'
import { countSlotRushViolations } from './doublebook/countSlotRushViolations.ts'
import { runSlotRush } from './doublebook/runSlotRush.ts'
import { type LogSnapshot, readLogSnapshot } from './invariants/logSnapshot.ts'
import { storeAdapters } from './nodeStores.ts'

const rush = async (adapter: string, attempts: number, damage = (log: LogSnapshot) => log) => {
  await using folder = await temporaryFolder()
  await using stores = await storeAdapters[adapter]?.(folder.path)
  if (!stores) throw new Error(`There is no adapter ${adapter}`)
  const outcome = await runSlotRush(stores, { attempts, seed: 7 })
  return countSlotRushViolations(damage(await readLogSnapshot(encryptStore(stores.stores[0]))), outcome)
}

const oneOf = (attempts: number) => ({
  ...{ made: 1, stored: 1, taken: attempts - 1, refusedOtherwise: 0, notNearest: 0, notFree: 0 },
  ...{ lost: 0, doubled: 0, halfDone: 0 },
})

it.each([
  ['SQLite', 1000],
  ['EventStoreDB', 150],
])(
  'on %s, when %i customers request one time at once, one has it, and all others are offered free ones',
  {
    timeout: 120_000,
  },
  async (adapter, attempts) => {
    expect(await rush(adapter, attempts)).toEqual(oneOf(attempts))
  },
)

it('a booking that is missing, and a time that nobody has, are counted', async () => {
  expect(await rush('SQLite', 20, (log) => ({ ...log, bookings: new Map() }))).toEqual({
    ...oneOf(20),
    ...{ stored: 0, lost: 1, halfDone: 1 },
  })
  expect(await rush('SQLite', 20, (log) => ({ ...log, agendas: new Map() }))).toEqual({ ...oneOf(20), lost: 1 })
})
