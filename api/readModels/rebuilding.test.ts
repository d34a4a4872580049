import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openReadDatabase } from './database.ts'
import { givenKettles, tea } from './kettles.ts'
import type { Projection } from './projection.ts'
import { rebuild } from './rebuilding.ts'
import { table } from './table.ts'

let given: Awaited<ReturnType<typeof givenKettles>>

beforeEach(async () => {
  given = await givenKettles()
})
afterEach(() => given[Symbol.asyncDispose]())

const rebuilding = async (projection: Projection, { until = (): boolean => false } = {}) => {
  using database = openReadDatabase(given.file)
  const store = await openSqliteEventStore(given.log, { readOnly: true })
  const ending = new AbortController()
  const passing = () => until() && ending.abort(new Error('The power went'))
  try {
    return await rebuild({ database, store, file: given.file, signal: ending.signal, passing }, projection)
  } finally {
    await store.close()
  }
}

const followed = async (...projections: Projection[]) => {
  await using follower = given.follow(...projections)
  await follower.caughtUp()
}

const byHand = (sql: string) => {
  using database = openReadDatabase(given.file)
  database.exec(sql)
}

const tables = () => {
  using database = openReadDatabase(given.file)
  return database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'tea%'`).all()
}

describe('a rebuilt read model', () => {
  it('equals the live one, takes its place and is followed on', async () => {
    await given.boil(1, 2)
    await followed(tea())
    expect(await rebuilding(tea())).toMatchObject({
      outcome: 'swapped',
      comparison: { rows: 1, different: 0, first: undefined },
    })
    await given.boil(4)
    await followed(tea())
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
    expect(tables()).toEqual([{ name: 'tea_boiled' }])
    await rebuilding(tea())
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('knows what the live one had not yet been told when the shop went down', async () => {
    await given.boil(1, 2)
    await followed(tea())
    await given.boil(4)
    await rebuilding(tea())
    expect([given.boiled(), given.checkpoint()]).toEqual([
      { litres: 7, times: 3 },
      { version: 1, position: 3 },
    ])
  })

  it('mends what somebody changed by hand, and names it', async () => {
    await given.boil(1, 2)
    await given.boilIn('kettle-green', 3)
    await given.boilIn('kettle-red', 3)
    await followed(tea())
    byHand(`UPDATE tea_boiled SET litres = 5 WHERE kettle = 'green'; DELETE FROM tea_boiled WHERE kettle = 'red'`)
    const first = { table: 'tea_boiled', key: 'green', column: 'litres', live: 5, rebuilt: 3 }
    expect(await rebuilding(tea())).toMatchObject({ comparison: { rows: 3, different: 2, first } })
    expect(await rebuilding(tea())).toMatchObject({ comparison: { rows: 3, different: 0 } })
  })

  it('goes on where an interrupted run was', async () => {
    await given.boil(...Array(6000).fill(1))
    await followed(tea())
    const folded: number[] = []
    await expect(rebuilding(tea(), { until: () => true })).rejects.toThrow('The power went')
    await rebuilding(tea('tea', 1, (litres) => folded.push(litres)))
    expect(folded.length).toBeLessThan(6000)
    expect(given.boiled()).toEqual({ litres: 6000, times: 6000 })
  })

  it('stops at a fact that cannot be digested and leaves the live one alone', async () => {
    await given.boil(1, 99, 2)
    await followed(tea('careful'))
    expect(await rebuilding(tea('careful'))).toMatchObject({ outcome: 'stopped', stopped: { revision: 1 } })
    expect(given.boiled('careful')).toEqual({ litres: 1, times: 1 })
  })

  it('frees a running shop from the fact that it could not digest, once the code is mended', async () => {
    await given.boil(1, 99, 2)
    let isMended = false
    const careful = {
      ...tea(),
      when: (rows: Parameters<Projection['when']>[0]) =>
        tea('tea', 1, (litres) => {
          if (litres === 99 && !isMended) throw new Error('No kettle holds that')
        }).when(rows),
    }
    await using follower = given.follow(careful)
    await follower.caughtUp()
    expect(follower.projector.stopped()).toHaveLength(1)
    isMended = true
    expect(await rebuilding(careful)).toMatchObject({ outcome: 'swapped' })
    await given.boil(4)
    await follower.caughtUp()
    expect(follower.projector.stopped()).toEqual([])
    expect(given.boiled()).toEqual({ litres: 106, times: 4 })
  })

  it('is refused where the read models are those of another log', async () => {
    await given.boil(1)
    await followed(tea())
    await given.anotherLog()
    await given.boil(1)
    using database = openReadDatabase(given.file)
    const site = { database, store: given.store, file: given.file, signal: new AbortController().signal }
    await expect(rebuild(site, tea())).rejects.toThrow('another log')
  })
})

describe('a new version', () => {
  it('of the same shape is built beside the old one, which goes on serving, and swapped', async () => {
    await given.boil(1, 2)
    await followed(tea(), tea('coffee'))
    const seen: unknown[] = []
    {
      await using follower = given.follow(
        tea('tea', 2, () => seen.push(given.boiled())),
        tea('coffee', 1, () => seen.push('coffee')),
      )
      await follower.caughtUp()
      await expect.poll(() => given.checkpoint()?.['version']).toBe(2)
      await given.boil(4)
      await follower.caughtUp()
    }
    expect(seen.slice(0, 2)).toEqual(Array(2).fill({ litres: 3, times: 2 }))
    expect(given.boiled()).toEqual({ litres: 14, times: 3 })
    expect(given.boiled('coffee')).toEqual({ litres: 7, times: 3 })
  })

  it('that was prepared while the old shop was running is only swapped in', async () => {
    await given.boil(1, 2)
    {
      await using _oldShop = given.follow(tea())
      await _oldShop.caughtUp()
      expect(await rebuilding(tea('tea', 2))).toEqual({ outcome: 'prepared' })
      await given.boil(4)
      await _oldShop.caughtUp()
      expect(given.boiled()).toEqual({ litres: 7, times: 3 })
    }
    const folded: number[] = []
    await using follower = given.follow(tea('tea', 2, (litres) => folded.push(litres)))
    await expect.poll(() => given.boiled()).toEqual({ litres: 14, times: 3 })
    expect(folded).toEqual([4])
    expect(follower.projector.stopped()).toEqual([])
  })

  it('of another shape is there before anybody is served', async () => {
    await given.boil(1, 2)
    await followed(tea())
    await using follower = given.follow(strongTea)
    follower.database.prepare('SELECT strength FROM tea_boiled')
    await follower.caughtUp()
    expect(follower.database.prepare('SELECT * FROM tea_boiled').all()).toEqual([
      { kettle: 'blue', litres: 3, times: 2, strength: 'weak' },
    ])
  })

  it('of another shape that was prepared is only swapped in', async () => {
    await given.boil(1, 2)
    await followed(tea())
    expect(await rebuilding(strongTea)).toEqual({ outcome: 'prepared' })
    await using follower = given.follow(strongTea)
    expect(follower.database.prepare('SELECT strength FROM tea_boiled').all()).toEqual([{ strength: 'weak' }])
  })

  it('that meets a fact it cannot digest leaves the old one serving, and says so', async () => {
    await given.boil(1, 99)
    await followed({ ...tea(), name: 'careful' })
    await using follower = given.follow({
      ...tea('careful', 2),
      tables: tea().tables,
      when: (rows) => tea('careful').when({ careful_boiled: rows['tea_boiled'] ?? nowhere() }),
    })
    await expect.poll(() => follower.projector.stopped()).toMatchObject([{ projection: 'careful', revision: 1 }])
    expect(given.boiled()).toEqual({ litres: 100, times: 2 })
  })
})

const strongTea: Projection = {
  ...tea(),
  version: 2,
  tables: {
    tea_boiled: table({ kettle: 'text', litres: 'integer', times: 'integer', strength: 'text' }, ['kettle']),
  },
  when: (rows) =>
    tea().when({
      tea_boiled: {
        ...(rows['tea_boiled'] ?? nowhere()),
        put: (row) => rows['tea_boiled']?.put({ ...row, strength: 'weak' }),
      },
    }),
}

const nowhere = () => {
  throw new Error('The projection has no such table')
}
