import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/testing/temporaryFolder.ts'
import type { EventStore } from './eventStore.ts'
import { openSecretStore } from './secretStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let currentTime = Date.parse('2026-11-16T08:00:00.000Z')

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const open = () => openSecretStore(store, () => currentTime)

/** The store with another writer who acts just before the first append. */
const withCompetingAppend = (act: () => Promise<unknown>): EventStore => {
  let competingAppend: Promise<unknown> | undefined
  return {
    ...store,
    append: async (...asked) => {
      competingAppend ??= act()
      await competingAppend
      return store.append(...asked)
    },
  }
}

describe('the secret store', () => {
  it('keeps the last value, and no earlier one', async () => {
    const secretStore = open()
    for (const password of ['first', 'second', 'third']) await secretStore.put('password-amina', password)

    expect(await secretStore.get('password-amina')).toBe('third')
    expect((await store.readStream('vault-password-amina')).map(({ data }) => data)).toEqual([{ value: 'third' }])
  })

  it('has no value for a key that was never used', async () => {
    expect(await open().get('password-nobody')).toBeUndefined()
  })

  it.each([[0], [false], [''], [{ tries: 0 }], [[]]])('returns %j as it was put', async (value) => {
    const secretStore = open()
    await secretStore.put('anything', value)
    expect(await secretStore.get('anything')).toEqual(value)
  })

  it('forgets a value at the end of its lifetime', async () => {
    const secretStore = open()
    await secretStore.put('code-amina', '271828', 600)
    currentTime += 599_000
    expect(await secretStore.get('code-amina')).toBe('271828')
    currentTime += 1000
    expect(await secretStore.get('code-amina')).toBeUndefined()
  })

  it('removes a value without a trace in the log', async () => {
    const secretStore = open()
    await secretStore.put('session-amina', { customerId: 'amina' })
    await secretStore.remove('session-amina')
    expect(await secretStore.get('session-amina')).toBeUndefined()
    expect(await store.readStream('vault-session-amina')).toEqual([])
  })

  it('accepts a new value after a removal', async () => {
    const secretStore = open()
    await secretStore.put('session-sipho', 1)
    await secretStore.remove('session-sipho')
    await secretStore.put('session-sipho', 2)
    expect(await secretStore.get('session-sipho')).toBe(2)
  })

  it('is never delivered to subscribers', async () => {
    const head = await store.head()
    await open().put('password-gogo', 'secret')
    expect(await store.head()).toBe(head)
  })
})

describe('an update', () => {
  it('calls its function again after a conflict', async () => {
    await open().put('tries', { count: 1 })
    const here = openSecretStore(withCompetingAppend(() => open().put('tries', { count: 10 })))
    const seen: unknown[] = []

    const changed = await here.update<{ count: number }>('tries', (current) => {
      seen.push(current)
      return { value: { count: (current?.count ?? 0) + 1 } }
    })

    expect(seen).toEqual([{ count: 1 }, { count: 10 }])
    expect([changed?.value, await open().get('tries')]).toEqual([{ count: 11 }, { count: 11 }])
  })

  it('is not lost among many at the same time', async () => {
    const vaults = Array.from({ length: 5 }, open)
    const increment = (current: { count: number } | undefined) => ({ value: { count: (current?.count ?? 0) + 1 } })
    await Promise.all([...vaults, ...vaults].map((secretStore) => secretStore.update('visits', increment)))
    expect(await open().get('visits')).toEqual({ count: 10 })
  })

  it('has no conflict with updates of its own process: a hundred at once call their function a hundred times', async () => {
    const secretStore = open()
    let decided = 0
    const increment = (current: { count: number } | undefined) => {
      decided += 1
      return { value: { count: (current?.count ?? 0) + 1 } }
    }
    await Promise.all(Array.from({ length: 100 }, () => secretStore.update('guesses', increment)))
    expect([await secretStore.get('guesses'), decided]).toEqual([{ count: 100 }, 100])
  })

  it('waits until a removal of the value is done', async () => {
    const secretStore = open()
    await secretStore.put('turn', 'before')
    await Promise.all([
      secretStore.remove('turn'),
      secretStore.update<string>('turn', (current) => ({ value: `after ${current ?? 'nothing'}` })),
    ])
    expect(await secretStore.get('turn')).toBe('after nothing')
  })

  it('keeps the value if its function returns undefined', async () => {
    const secretStore = open()
    await secretStore.put('kept', 'as it is')
    expect(await secretStore.update('kept', () => undefined)).toBeUndefined()
    expect(await secretStore.get('kept')).toBe('as it is')
  })

  it('gets undefined for an expired value', async () => {
    const secretStore = open()
    await secretStore.put('claimed', 'by amina', 30)
    currentTime += 31_000
    const changed = await secretStore.update<string>('claimed', (current) =>
      current ? undefined : { value: 'by sipho' },
    )
    expect([changed?.value, await secretStore.get('claimed')]).toEqual(['by sipho', 'by sipho'])
  })
})
