import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { EventStore } from './eventStore.ts'
import { openSqliteEventStore } from './sqliteEventStore.ts'
import { openVault } from './vault.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let time = Date.parse('2026-11-16T08:00:00.000Z')

beforeAll(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
})
afterAll(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const open = () => openVault(store, () => time)

/** The store, where somebody else acts just before the first append. */
const outrun = (act: () => Promise<unknown>): EventStore => {
  let acting: Promise<unknown> | undefined
  return {
    ...store,
    append: async (...asked) => {
      acting ??= act()
      await acting
      return store.append(...asked)
    },
  }
}

describe('the vault', () => {
  it('keeps what was put last, and nothing from before', async () => {
    const vault = open()
    for (const password of ['first', 'second', 'third']) await vault.put('password-amina', password)

    expect(await vault.get('password-amina')).toBe('third')
    expect((await store.readStream('vault-password-amina')).map(({ data }) => data)).toEqual([{ value: 'third' }])
  })

  it('has nothing under a key that was never used', async () => {
    expect(await open().get('password-nobody')).toBeUndefined()
  })

  it.each([[0], [false], [''], [{ tries: 0 }], [[]]])('gives back %j as it was put', async (value) => {
    const vault = open()
    await vault.put('anything', value)
    expect(await vault.get('anything')).toEqual(value)
  })

  it('forgets at the end of a lifetime', async () => {
    const vault = open()
    await vault.put('code-amina', '271828', 600)
    time += 599_000
    expect(await vault.get('code-amina')).toBe('271828')
    time += 1000
    expect(await vault.get('code-amina')).toBeUndefined()
  })

  it('removes without a trace in the log', async () => {
    const vault = open()
    await vault.put('session-amina', { customerId: 'amina' })
    await vault.remove('session-amina')
    expect(await vault.get('session-amina')).toBeUndefined()
    expect(await store.readStream('vault-session-amina')).toEqual([])
  })

  it('takes a value again after it was removed', async () => {
    const vault = open()
    await vault.put('session-sipho', 1)
    await vault.remove('session-sipho')
    await vault.put('session-sipho', 2)
    expect(await vault.get('session-sipho')).toBe(2)
  })

  it('is never delivered to anybody', async () => {
    const head = await store.head()
    await open().put('password-gogo', 'secret')
    expect(await store.head()).toBe(head)
  })
})

describe('a change', () => {
  it('decides again where somebody else was quicker', async () => {
    await open().put('tries', { count: 1 })
    const here = openVault(outrun(() => open().put('tries', { count: 10 })))
    const seen: unknown[] = []

    const changed = await here.change<{ count: number }>('tries', (current) => {
      seen.push(current)
      return { value: { count: (current?.count ?? 0) + 1 } }
    })

    expect(seen).toEqual([{ count: 1 }, { count: 10 }])
    expect([changed?.value, await open().get('tries')]).toEqual([{ count: 11 }, { count: 11 }])
  })

  it('loses none of many at once', async () => {
    const vaults = Array.from({ length: 5 }, open)
    const more = (current: { count: number } | undefined) => ({ value: { count: (current?.count ?? 0) + 1 } })
    await Promise.all([...vaults, ...vaults].map((vault) => vault.change('visits', more)))
    expect(await open().get('visits')).toEqual({ count: 10 })
  })

  it('meets no other of its own process as a conflict: a hundred at once are decided a hundred times', async () => {
    const vault = open()
    let decided = 0
    const more = (current: { count: number } | undefined) => {
      decided += 1
      return { value: { count: (current?.count ?? 0) + 1 } }
    }
    await Promise.all(Array.from({ length: 100 }, () => vault.change('guesses', more)))
    expect([await vault.get('guesses'), decided]).toEqual([{ count: 100 }, 100])
  })

  it('waits for its turn where the value is being removed', async () => {
    const vault = open()
    await vault.put('turn', 'before')
    await Promise.all([
      vault.remove('turn'),
      vault.change<string>('turn', (current) => ({ value: `after ${current ?? 'nothing'}` })),
    ])
    expect(await vault.get('turn')).toBe('after nothing')
  })

  it('leaves the value where it answers nothing', async () => {
    const vault = open()
    await vault.put('kept', 'as it is')
    expect(await vault.change('kept', () => undefined)).toBeUndefined()
    expect(await vault.get('kept')).toBe('as it is')
  })

  it('meets an expired value as none', async () => {
    const vault = open()
    await vault.put('claimed', 'by amina', 30)
    time += 31_000
    const changed = await vault.change<string>('claimed', (current) => (current ? undefined : { value: 'by sipho' }))
    expect([changed?.value, await vault.get('claimed')]).toEqual(['by sipho', 'by sipho'])
  })
})
