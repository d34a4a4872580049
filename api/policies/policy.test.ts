import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EventStore } from '#api/eventStore/eventStore.ts'
import type { Deed } from '#api/eventStore/handle.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { policy, runPolicies } from './policy.ts'

type Rung = Fact<'BellRung', { door: string }>

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const ring = async (door: string, type = 'BellRung') => {
  const meta = {
    by: { role: 'guest', id: '' } as const,
    at: '2026-11-16T08:00:00.000Z',
    correlationId: `visit to ${door}`,
  }
  const id = randomUUID()
  await store.append(`door-${door}`, 'any', [{ id, type, version: 1, data: { door }, meta }])
  return id
}

/** Opens doors until it has opened `last`; `open` may throw. */
const openDoors = async (last: string, open: (door: string, deed: Deed) => void) => {
  const ending = new AbortController()
  const porter = policy<Rung>({
    name: 'porter',
    when: {
      BellRung: async ({ door }, _fact, deed) => {
        open(door, deed)
        if (door === last) ending.abort()
      },
    },
  })
  await runPolicies(store, [porter], ending.signal, openLog('silent'))
}

it('a policy acts on every fact it knows, in order, and on no other', async () => {
  for (const door of ['kitchen', 'garden', 'street']) await ring(door)
  await ring('window', 'WindowBroken')
  await ring('cellar')
  const opened: string[] = []
  await openDoors('cellar', (door) => opened.push(door))
  expect(opened).toEqual(['kitchen', 'garden', 'street', 'cellar'])
})

it('it acts as the system, on account of the fact', async () => {
  const id = await ring('kitchen')
  const deeds: Deed[] = []
  await openDoors('kitchen', (_door, deed) => deeds.push(deed))
  expect(deeds).toEqual([{ by: { role: 'system', id: 'porter' }, correlationId: 'visit to kitchen', causationId: id }])
})

it('it tries again where it failed, before it goes on', async () => {
  for (const door of ['kitchen', 'garden']) await ring(door)
  const opened: string[] = []
  let isStuck = true
  await openDoors('garden', (door) => {
    opened.push(door)
    if (!isStuck) return
    isStuck = false
    throw new Error('The door is stuck')
  })
  expect(opened).toEqual(['kitchen', 'kitchen', 'garden'])
})

it('it does not act again on what it did before a restart', async () => {
  await ring('kitchen')
  await ring('garden')
  await openDoors('garden', () => {})
  await ring('street')
  const opened: string[] = []
  await openDoors('street', (door) => opened.push(door))
  expect(opened.filter((door) => door === 'kitchen')).toEqual([])
  expect(opened.at(-1)).toBe('street')
})
