import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import type { Projection } from './projection.ts'
import { openReadDatabase } from './readModelDatabase.ts'
import { rebuildReadModel } from './rebuildReadModel.ts'
import { table } from './table.ts'
import { givenKettles, teaProjection } from './testing/kettleFixture.ts'

let given: Awaited<ReturnType<typeof givenKettles>>

beforeEach(async () => {
  given = await givenKettles()
})
afterEach(() => given[Symbol.asyncDispose]())

const runRebuild = async (projection: Projection, { until = (): boolean => false } = {}) => {
  using database = openReadDatabase(given.file)
  const store = await openSqliteEventStore(given.log, { readOnly: true })
  const stopping = new AbortController()
  const onFacts = () => until() && stopping.abort(new Error('The power went'))
  try {
    return await rebuildReadModel({ database, store, file: given.file, signal: stopping.signal, onFacts }, projection)
  } finally {
    await store.close()
  }
}

const followOnce = async (...projections: Projection[]) => {
  await using follower = given.follow(...projections)
  await follower.caughtUp()
}

const execute = (sql: string) => {
  using database = openReadDatabase(given.file)
  database.exec(sql)
}

const tables = () => {
  using database = openReadDatabase(given.file)
  return database.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'tea%'`).all()
}

describe('a rebuilt read model', () => {
  it('equals the live one, replaces it and is kept up to date', async () => {
    await given.boil(1, 2)
    await followOnce(teaProjection())
    expect(await runRebuild(teaProjection())).toMatchObject({
      outcome: 'swapped',
      comparison: { rows: 1, different: 0, first: undefined },
    })
    await given.boil(4)
    await followOnce(teaProjection())
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
    expect(tables()).toEqual([{ name: 'tea_boiled' }])
    await runRebuild(teaProjection())
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('contains facts that the live one had not folded yet when the shop went down', async () => {
    await given.boil(1, 2)
    await followOnce(teaProjection())
    await given.boil(4)
    await runRebuild(teaProjection())
    expect([given.boiled(), given.checkpoint()]).toEqual([
      { litres: 7, times: 3 },
      { version: 1, position: 3 },
    ])
  })

  it('repairs rows that were changed by hand, and reports the first difference', async () => {
    await given.boil(1, 2)
    await given.boilIn('kettle-green', 3)
    await given.boilIn('kettle-red', 3)
    await followOnce(teaProjection())
    execute(`UPDATE tea_boiled SET litres = 5 WHERE kettle = 'green'; DELETE FROM tea_boiled WHERE kettle = 'red'`)
    const first = { table: 'tea_boiled', key: 'green', column: 'litres', live: 5, rebuilt: 3 }
    expect(await runRebuild(teaProjection())).toMatchObject({ comparison: { rows: 3, different: 2, first } })
    expect(await runRebuild(teaProjection())).toMatchObject({ comparison: { rows: 3, different: 0 } })
  })

  it('continues an interrupted run', async () => {
    await given.boil(...Array(6000).fill(1))
    await followOnce(teaProjection())
    const folded: number[] = []
    await expect(runRebuild(teaProjection(), { until: () => true })).rejects.toThrow('The power went')
    await runRebuild(teaProjection('tea', 1, (litres) => folded.push(litres)))
    expect(folded.length).toBeLessThan(6000)
    expect(given.boiled()).toEqual({ litres: 6000, times: 6000 })
  })

  it('stops at a fact that cannot be folded and leaves the live one unchanged', async () => {
    await given.boil(1, 99, 2)
    await followOnce(teaProjection('careful'))
    expect(await runRebuild(teaProjection('careful'))).toMatchObject({ outcome: 'stopped', stopped: { revision: 1 } })
    expect(given.boiled('careful')).toEqual({ litres: 1, times: 1 })
  })

  it('lets a running shop pass the fact that it could not fold, once the code is corrected', async () => {
    await given.boil(1, 99, 2)
    let isMended = false
    const careful = {
      ...teaProjection(),
      when: (rows: Parameters<Projection['when']>[0]) =>
        teaProjection('tea', 1, (litres) => {
          if (litres === 99 && !isMended) throw new Error('No kettle holds that')
        }).when(rows),
    }
    await using follower = given.follow(careful)
    await follower.caughtUp()
    expect(follower.projector.stoppedProjections()).toHaveLength(1)
    isMended = true
    expect(await runRebuild(careful)).toMatchObject({ outcome: 'swapped' })
    await given.boil(4)
    await follower.caughtUp()
    expect(follower.projector.stoppedProjections()).toEqual([])
    expect(given.boiled()).toEqual({ litres: 106, times: 4 })
  })

  it('is refused if the read models were built from another log', async () => {
    await given.boil(1)
    await followOnce(teaProjection())
    await given.switchToAnotherLog()
    await given.boil(1)
    using database = openReadDatabase(given.file)
    const context = { database, store: given.store, file: given.file, signal: new AbortController().signal }
    await expect(rebuildReadModel(context, teaProjection())).rejects.toThrow('another log')
  })
})

describe('a new version', () => {
  it('of the same shape is built beside the old one, which goes on serving, and swapped', async () => {
    await given.boil(1, 2)
    await followOnce(teaProjection(), teaProjection('coffee'))
    const seen: unknown[] = []
    {
      await using follower = given.follow(
        teaProjection('tea', 2, () => seen.push(given.boiled())),
        teaProjection('coffee', 1, () => seen.push('coffee')),
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
      await using _oldShop = given.follow(teaProjection())
      await _oldShop.caughtUp()
      expect(await runRebuild(teaProjection('tea', 2))).toEqual({ outcome: 'prepared' })
      await given.boil(4)
      await _oldShop.caughtUp()
      expect(given.boiled()).toEqual({ litres: 7, times: 3 })
    }
    const folded: number[] = []
    await using follower = given.follow(teaProjection('tea', 2, (litres) => folded.push(litres)))
    await expect.poll(() => given.boiled()).toEqual({ litres: 14, times: 3 })
    expect(folded).toEqual([4])
    expect(follower.projector.stoppedProjections()).toEqual([])
  })

  it('of another shape is built before the shop serves requests', async () => {
    await given.boil(1, 2)
    await followOnce(teaProjection())
    await using follower = given.follow(strongTea)
    follower.database.prepare('SELECT strength FROM tea_boiled')
    await follower.caughtUp()
    expect(follower.database.prepare('SELECT * FROM tea_boiled').all()).toEqual([
      { kettle: 'blue', litres: 3, times: 2, strength: 'weak' },
    ])
  })

  it('of another shape that was prepared is only swapped in', async () => {
    await given.boil(1, 2)
    await followOnce(teaProjection())
    expect(await runRebuild(strongTea)).toEqual({ outcome: 'prepared' })
    await using follower = given.follow(strongTea)
    expect(follower.database.prepare('SELECT strength FROM tea_boiled').all()).toEqual([{ strength: 'weak' }])
  })

  it('that cannot fold a fact leaves the old one serving, and is reported as stopped', async () => {
    await given.boil(1, 99)
    await followOnce({ ...teaProjection(), name: 'careful' })
    await using follower = given.follow({
      ...teaProjection('careful', 2),
      tables: teaProjection().tables,
      when: (rows) => teaProjection('careful').when({ careful_boiled: rows['tea_boiled'] ?? missingTable() }),
    })
    await expect
      .poll(() => follower.projector.stoppedProjections())
      .toMatchObject([{ projection: 'careful', revision: 1 }])
    expect(given.boiled()).toEqual({ litres: 100, times: 2 })
  })
})

const strongTea: Projection = {
  ...teaProjection(),
  version: 2,
  tables: {
    tea_boiled: table({ kettle: 'text', litres: 'integer', times: 'integer', strength: 'text' }, ['kettle']),
  },
  when: (rows) =>
    teaProjection().when({
      tea_boiled: {
        ...(rows['tea_boiled'] ?? missingTable()),
        put: (row) => rows['tea_boiled']?.put({ ...row, strength: 'weak' }),
      },
    }),
}

const missingTable = () => {
  throw new Error('The projection has no such table')
}
