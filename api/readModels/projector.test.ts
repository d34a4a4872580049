import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openReadDatabase } from './database.ts'
import { givenKettles, tea } from './kettles.ts'

let given: Awaited<ReturnType<typeof givenKettles>>

beforeEach(async () => {
  given = await givenKettles()
})
afterEach(() => given[Symbol.asyncDispose]())

describe('a projection', () => {
  it('folds what is in the log, and what comes afterwards', async () => {
    await given.boil(1, 2)
    await using follower = given.follow(tea())
    await follower.caughtUp()
    expect(given.boiled()).toEqual({ litres: 3, times: 2 })
    await given.boil(4)
    await follower.caughtUp()
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('shows its changes and its checkpoint in the same moment', async () => {
    await using follower = given.follow(
      tea('tea', 1, () => seen.push([given.boiled(), given.checkpoint()?.['position']])),
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

  it('goes on where it was after a restart: no fact twice, none left out', async () => {
    await given.boil(1, 2)
    {
      await using first = given.follow(tea())
      await first.caughtUp()
    }
    await given.boil(4)
    const folded: number[] = []
    await using second = given.follow(tea('tea', 1, (litres) => folded.push(litres)))
    await second.caughtUp()
    expect(folded).toEqual([4])
    expect(given.boiled()).toEqual({ litres: 7, times: 3 })
  })

  it('that is added later catches up on its own', async () => {
    await given.boil(1, 2)
    {
      await using first = given.follow(tea())
      await first.caughtUp()
    }
    await using second = given.follow(tea(), tea('coffee'))
    await second.caughtUp()
    expect([given.boiled(), given.boiled('coffee')]).toEqual(Array(2).fill({ litres: 3, times: 2 }))
  })

  it('that is gone leaves nothing behind', async () => {
    await given.boil(1)
    {
      await using first = given.follow(tea(), tea('coffee'))
      await first.caughtUp()
    }
    await using second = given.follow(tea())
    await second.caughtUp()
    expect(() => given.boiled('coffee')).toThrow('no such table')
  })

  it('that another process wrote meanwhile takes that for true, and folds nothing twice', async () => {
    await given.boil(1)
    await using one = given.follow(tea())
    await using another = given.follow(tea())
    await Promise.all([one.caughtUp(), another.caughtUp()])
    for (const litres of [2, 3, 4]) {
      await given.boil(litres)
      await Promise.all([one.caughtUp(), another.caughtUp()])
    }
    expect(given.boiled()).toEqual({ litres: 10, times: 4 })
  })
})

describe('another log is known', () => {
  const startedAnew = async () => {
    await using follower = given.follow(tea(), tea('coffee'))
    await follower.caughtUp()
    return [given.boiled(), given.boiled('coffee'), given.checkpoint()?.['position']]
  }

  beforeEach(async () => {
    await given.boil(1, 2)
    expect(await startedAnew()).toEqual([{ litres: 3, times: 2 }, { litres: 3, times: 2 }, 2])
  })

  it('because it is shorter', async () => {
    await given.anotherLog()
    await given.boil(5)
    expect(await startedAnew()).toEqual([{ litres: 5, times: 1 }, { litres: 5, times: 1 }, 1])
  })

  it('by its first fact, however long it is', async () => {
    await given.anotherLog()
    await given.boil(5, 6, 7)
    expect(await startedAnew()).toEqual([{ litres: 18, times: 3 }, { litres: 18, times: 3 }, 3])
  })

  it('when it is empty', async () => {
    await given.anotherLog()
    expect(await startedAnew()).toEqual([undefined, undefined, 0])
  })

  it('also where it began under the eyes of the projector', async () => {
    await given.anotherLog()
    {
      await using follower = given.follow(tea(), tea('coffee'))
      await follower.caughtUp()
      await given.boil(5)
      await follower.caughtUp()
    }
    const anew: number[] = []
    await using follower = given.follow(
      tea('tea', 1, (litres) => anew.push(litres)),
      tea('coffee'),
    )
    await follower.caughtUp()
    expect(anew).toEqual([])
  })

  it('from this one, whose passing presence has come and gone at both ends', async () => {
    await given.boilIn('presence-thandi', 1)
    const before = await startedAnew()
    await given.store.forget('presence-thandi')
    const anew: number[] = []
    await using follower = given.follow(
      tea('tea', 1, (litres) => anew.push(litres)),
      tea('coffee'),
    )
    await follower.caughtUp()
    expect([given.boiled(), given.boiled('coffee'), given.checkpoint()?.['position']]).toEqual(before)
    expect(anew).toEqual([])
  })
})

describe('a fact that cannot be digested', () => {
  it.each(['is there at the start', 'comes later'])(
    'stops its projection loudly, and no other: it %s',
    async (when) => {
      if (when !== 'comes later') await given.boil(1, 99, 2)
      await using follower = given.follow(tea('careful'), tea())
      await follower.caughtUp()
      if (when === 'comes later') await given.boil(1, 99, 2)
      await follower.caughtUp()

      const [first, poison] = await given.store.readStream('kettle-blue')
      expect(follower.projector.stopped()).toEqual([
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
      await using first = given.follow(tea('careful'))
      await first.caughtUp()
    }
    await given.boil(2)
    await using second = given.follow(tea('careful'))
    await second.caughtUp()
    expect(second.projector.stopped()).toMatchObject([{ projection: 'careful' }])
    expect(given.boiled('careful')).toEqual({ litres: 1, times: 1 })
  })

  it('is digested after a restart with corrected code', async () => {
    await given.boil(1, 99)
    {
      await using first = given.follow(tea('careful'))
      await first.caughtUp()
    }
    const corrected = {
      ...tea('careful'),
      when: (rows: Parameters<ReturnType<typeof tea>['when']>[0]) =>
        tea('tea').when({ tea_boiled: rows['careful_boiled'] ?? never() }),
    }
    await using second = given.follow(corrected)
    await second.caughtUp()
    expect(second.projector.stopped()).toEqual([])
    expect(given.boiled('careful')).toEqual({ litres: 100, times: 2 })
  })

  it('may also be one whose row the database refuses', async () => {
    await given.boil(1, 1.5, 2)
    await using follower = given.follow(tea())
    await follower.caughtUp()
    expect(follower.projector.stopped()).toMatchObject([
      { revision: 1, why: expect.stringContaining('cannot store REAL') },
    ])
    expect(given.boiled()).toEqual({ litres: 1, times: 1 })
  })
})

it('a database that cannot be written for a while costs nothing but the while', async () => {
  await using follower = given.follow(tea())
  await follower.caughtUp()
  follower.database.exec('PRAGMA busy_timeout = 0')
  using other = openReadDatabase(given.file)
  other.exec('BEGIN IMMEDIATE')
  await given.boil(1, 2)
  expect(await follower.projector.reached(await given.store.head(), 100)).toBe(false)
  other.exec('ROLLBACK')
  expect(await follower.caughtUp()).toBe(true)
  expect(given.boiled()).toEqual({ litres: 3, times: 2 })
})

describe('waiting for a position', () => {
  it('ends as soon as it is reached', async () => {
    await using follower = given.follow(tea())
    const waiting = follower.projector.reached((await given.store.head()) + 1, 5000)
    await given.boil(1)
    expect(await waiting).toBe(true)
    expect(given.boiled()).toEqual({ litres: 1, times: 1 })
  })

  it('lets nothing gather any longer, and neither does the end', async () => {
    await using follower = given.followAtLeisure(60_000, tea())
    for (const litres of [1, 2, 3]) {
      await given.boil(litres)
      expect(await follower.caughtUp()).toBe(true)
    }
    expect(given.boiled()).toEqual({ litres: 6, times: 3 })
  })

  it('ends with false when patience does', async () => {
    await using follower = given.follow(tea())
    expect(await follower.projector.reached(1_000_000, 20)).toBe(false)
  })
})

it('listeners are told of facts once they can be read', async () => {
  await using follower = given.follow(tea())
  const told = new Promise((resolve) =>
    follower.projector.onApplied((facts) => resolve([facts.length, given.boiled()])),
  )
  await given.boil(1, 2)
  expect(await told).toEqual([2, { litres: 3, times: 2 }])
})

const never = () => {
  throw new Error('The projection has no such table')
}
