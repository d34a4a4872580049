import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openBuilds } from './builds.ts'
import { inTransaction, openReadDatabase } from './readModelDatabase.ts'
import { givenKettles, teaProjection } from './testing/kettleFixture.ts'

let given: Awaited<ReturnType<typeof givenKettles>>

beforeEach(async () => {
  given = await givenKettles()
})
afterEach(() => given[Symbol.asyncDispose]())

describe('a projection', () => {
  it('folds the facts in the log, and those that are appended later', async () => {
    await given.boil(1, 2)
    await using follower = given.follow(teaProjection())
    await follower.caughtUp()
    expect(given.boiled()).toEqual({ litres: 3, times: 2 })
    await given.boil(4)
    await follower.caughtUp()
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('shows its changes and its checkpoint in the same moment', async () => {
    await using follower = given.follow(
      teaProjection('tea', 1, () => seen.push([given.boiled(), given.checkpoint()?.['position']])),
    )
    const seen: unknown[] = []
    await follower.caughtUp()
    await given.boil(1, 2, 3)
    await follower.caughtUp()
    expect(seen).toEqual(Array(3).fill([undefined, 0]))
    expect([given.boiled(), given.checkpoint()]).toEqual([
      { litres: 6, times: 3 },
      { version: 1, position: await given.store.head() },
    ])
  })

  it('continues from its checkpoint after a restart: no fact is folded twice or skipped', async () => {
    await given.boil(1, 2)
    {
      await using first = given.follow(teaProjection())
      await first.caughtUp()
    }
    await given.boil(4)
    const folded: number[] = []
    await using second = given.follow(teaProjection('tea', 1, (litres) => folded.push(litres)))
    await second.caughtUp()
    expect(folded).toEqual([4])
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('that is added later catches up on its own', async () => {
    await given.boil(1, 2)
    {
      await using first = given.follow(teaProjection())
      await first.caughtUp()
    }
    await using second = given.follow(teaProjection(), teaProjection('coffee'))
    await second.caughtUp()
    expect([given.boiled(), given.boiled('coffee')]).toEqual(Array(2).fill({ litres: 3, times: 2 }))
  })

  it('that takes over a table from another keeps it, whichever of the two comes first', async () => {
    await given.boil(1, 2)
    const both = { ...teaProjection('both'), tables: { ...teaProjection().tables, ...teaProjection('coffee').tables } }
    for (const names of [
      ['tea', 'both'],
      ['both', 'tea'],
    ]) {
      {
        await using before = given.follow({ ...both, when: () => ({}) })
        await before.caughtUp()
      }
      const coffee = { ...teaProjection('coffee'), name: 'both' }
      await using after = given.follow(...names.map((name) => (name === 'tea' ? teaProjection() : coffee)))
      await after.caughtUp()
      expect([given.boiled(), given.boiled('coffee')]).toEqual(Array(2).fill({ litres: 3, times: 2 }))
    }
  })

  it('that takes over a table that was prepared for another keeps the prepared one', async () => {
    using database = openReadDatabase(given.file)
    const builds = openBuilds(database)
    const coffee = teaProjection('coffee')
    inTransaction(database, () => {
      builds.create({ ...coffee, name: 'both' }, 'next')
      builds.create(coffee, 'next')
      builds.drop('both', 'next')
      builds.swap('coffee')
    })
    expect(given.boiled('coffee')).toBe(undefined)
  })

  it('that was removed from the code has its tables dropped', async () => {
    await given.boil(1)
    {
      await using first = given.follow(teaProjection(), teaProjection('coffee'))
      await first.caughtUp()
    }
    await using second = given.follow(teaProjection())
    await second.caughtUp()
    expect(() => given.boiled('coffee')).toThrow('no such table')
  })

  it('that another process writes as well continues from what that one saved, and folds nothing twice', async () => {
    await given.boil(1)
    await using one = given.follow(teaProjection())
    await using another = given.follow(teaProjection())
    await Promise.all([one.caughtUp(), another.caughtUp()])
    for (const litres of [2, 3, 4]) {
      await given.boil(litres)
      await Promise.all([one.caughtUp(), another.caughtUp()])
    }
    expect(given.boiled()).toEqual({ litres: 10, times: 4 })
  })
})

describe('another log is detected', () => {
  const restarted = async () => {
    await using follower = given.follow(teaProjection(), teaProjection('coffee'))
    await follower.caughtUp()
    return [given.boiled(), given.boiled('coffee'), given.checkpoint()?.['position']]
  }

  beforeEach(async () => {
    await given.boil(1, 2)
    expect(await restarted()).toEqual([{ litres: 3, times: 2 }, { litres: 3, times: 2 }, 2])
  })

  it('because it is shorter', async () => {
    await given.switchToAnotherLog()
    await given.boil(5)
    expect(await restarted()).toEqual([{ litres: 5, times: 1 }, { litres: 5, times: 1 }, 1])
  })

  it('by its first fact, however long it is', async () => {
    await given.switchToAnotherLog()
    await given.boil(5, 6, 7)
    expect(await restarted()).toEqual([{ litres: 18, times: 3 }, { litres: 18, times: 3 }, 3])
  })

  it('when it is empty', async () => {
    await given.switchToAnotherLog()
    expect(await restarted()).toEqual([undefined, undefined, 0])
  })

  it('and a log that began while the projector was running is not taken for another', async () => {
    await given.switchToAnotherLog()
    {
      await using follower = given.follow(teaProjection(), teaProjection('coffee'))
      await follower.caughtUp()
      await given.boil(5)
      await follower.caughtUp()
    }
    const refolded: number[] = []
    await using follower = given.follow(
      teaProjection('tea', 1, (litres) => refolded.push(litres)),
      teaProjection('coffee'),
    )
    await follower.caughtUp()
    expect(refolded).toEqual([])
  })

  it('but not because presence facts were deleted at both ends of the log', async () => {
    await given.boilIn('presence-thandi', 1)
    const before = await restarted()
    await given.store.forget('presence-thandi')
    const refolded: number[] = []
    await using follower = given.follow(
      teaProjection('tea', 1, (litres) => refolded.push(litres)),
      teaProjection('coffee'),
    )
    await follower.caughtUp()
    expect([given.boiled(), given.boiled('coffee'), given.checkpoint()?.['position']]).toEqual(before)
    expect(refolded).toEqual([])
  })
})

describe('a fact that cannot be folded', () => {
  it.each(['is in the log at the start', 'is appended later'])(
    'stops its projection loudly, and no other: it %s',
    async (when) => {
      if (when !== 'comes later') await given.boil(1, 99, 2)
      await using follower = given.follow(teaProjection('careful'), teaProjection())
      await follower.caughtUp()
      if (when === 'comes later') await given.boil(1, 99, 2)
      await follower.caughtUp()

      const [first, poison] = await given.store.readStream('kettle-blue')
      expect(follower.projector.stoppedProjections()).toEqual([
        {
          projection: 'careful',
          position: poison?.position,
          factType: 'KettleBoiled',
          stream: 'kettle-blue',
          revision: 1,
          why: 'Error: 99 litres are no kettle',
        },
      ])
      expect(given.boiled()).toEqual({ litres: 102, times: 3 })
      expect(given.boiled('careful')).toEqual({ litres: 1, times: 1 })
      expect(given.checkpoint('careful')).toEqual({ version: 1, position: first?.position })
    },
  )

  it('stops it again after a restart: nothing is skipped, nothing is folded twice', async () => {
    await given.boil(1, 99, 4)
    {
      await using first = given.follow(teaProjection('careful'))
      await first.caughtUp()
    }
    await given.boil(2)
    await using second = given.follow(teaProjection('careful'))
    await second.caughtUp()
    expect(second.projector.stoppedProjections()).toMatchObject([{ projection: 'careful' }])
    expect(given.boiled('careful')).toEqual({ litres: 1, times: 1 })
  })

  it('is folded after a restart with corrected code', async () => {
    await given.boil(1, 99)
    {
      await using first = given.follow(teaProjection('careful'))
      await first.caughtUp()
    }
    const corrected = {
      ...teaProjection('careful'),
      when: (rows: Parameters<ReturnType<typeof teaProjection>['when']>[0]) =>
        teaProjection('tea').when({ tea_boiled: rows['careful_boiled'] ?? never() }),
    }
    await using second = given.follow(corrected)
    await second.caughtUp()
    expect(second.projector.stoppedProjections()).toEqual([])
    expect(given.boiled('careful')).toEqual({ litres: 100, times: 2 })
  })

  it('may also be one whose row the database refuses', async () => {
    await given.boil(1, 1.5, 2)
    await using follower = given.follow(teaProjection())
    await follower.caughtUp()
    expect(follower.projector.stoppedProjections()).toMatchObject([
      { revision: 1, why: expect.stringContaining('cannot store REAL') },
    ])
    expect(given.boiled()).toEqual({ litres: 1, times: 1 })
  })
})

it('while the database cannot be written the projector retries, and loses nothing', async () => {
  await using follower = given.follow(teaProjection())
  await follower.caughtUp()
  follower.database.exec('PRAGMA busy_timeout = 0')
  using other = openReadDatabase(given.file)
  other.exec('BEGIN IMMEDIATE')
  await given.boil(1, 2)
  expect(await follower.projector.waitForPosition(await given.store.head(), 100)).toBe(false)
  other.exec('ROLLBACK')
  expect(await follower.caughtUp()).toBe(true)
  expect(given.boiled()).toEqual({ litres: 3, times: 2 })
})

describe('waiting for a position', () => {
  it('ends as soon as it is reached', async () => {
    await using follower = given.follow(teaProjection())
    const waiting = follower.projector.waitForPosition((await given.store.head()) + 1, 5000)
    await given.boil(1)
    expect(await waiting).toBe(true)
    expect(given.boiled()).toEqual({ litres: 1, times: 1 })
  })

  it('ends the batch window early, and so does stopping', async () => {
    await using follower = given.followWithPause(60_000, teaProjection())
    for (const litres of [1, 2, 3]) {
      await given.boil(litres)
      expect(await follower.caughtUp()).toBe(true)
    }
    expect(given.boiled()).toEqual({ litres: 6, times: 3 })
  })

  it('is not needed for the facts after a whole batch: the projector is behind', async () => {
    await using follower = given.followWithPause(60_000, teaProjection(), 3)
    await follower.caughtUp()
    await given.boil(1, 2, 3)
    await eventually(() => expect(given.boiled()).toEqual({ litres: 6, times: 3 }))

    await given.boil(4)

    await eventually(() => expect(given.boiled()).toEqual({ litres: 10, times: 4 }))
  })

  it('resolves false after the timeout', async () => {
    await using follower = given.follow(teaProjection())
    expect(await follower.projector.waitForPosition(1_000_000, 20)).toBe(false)
  })
})

it('listeners are called with facts once the read models contain them', async () => {
  await using follower = given.follow(teaProjection())
  const applied = new Promise((resolve) =>
    follower.projector.onApplied((facts) => resolve([facts.length, given.boiled()])),
  )
  await given.boil(1, 2)
  expect(await applied).toEqual([2, { litres: 3, times: 2 }])
})

const never = () => {
  throw new Error('The projection has no such table')
}
