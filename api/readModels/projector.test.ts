import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EventStore, NewFact } from '#api/eventStore/eventStore.ts'
import { openSqliteEventStore } from '#api/eventStore/sqliteEventStore.ts'
import { openLog } from '#api/log.ts'
import { temporaryFolder } from '#api/temporaryFolder.ts'
import type { Fact } from '#domain/kernel/decision.ts'
import { openReadDatabase } from './database.ts'
import { idOf, type Projection, projection } from './projection.ts'
import { openProjector } from './projector.ts'

type Boiled = Fact<'KettleBoiled', { litres: number }>

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let store: EventStore
let file: string

beforeEach(async () => {
  folder = await temporaryFolder()
  store = await openSqliteEventStore(join(folder.path, 'events.sqlite'))
  file = join(folder.path, 'readModels.sqlite')
})
afterEach(async () => {
  await store.close()
  await folder[Symbol.asyncDispose]()
})

const boil = async (...litres: number[]) => {
  const meta = { by: { role: 'customer', id: 'amina' } as const, at: '2026-11-16T08:00:00.000Z', correlationId: 'tea' }
  const facts = litres.map(
    (each): NewFact => ({ id: randomUUID(), type: 'KettleBoiled', version: 1, data: { litres: each }, meta }),
  )
  await store.append('kettle-blue', 'any', facts)
}

/** Litres boiled by each kettle; it cannot digest what no kettle can hold. `onFold` is called before each change. */
const tea = (name: string, version = 1, onFold: (litres: number) => void = () => {}) =>
  projection<Boiled>({
    name,
    version,
    tables: [`${name}_boiled`],
    schema: `CREATE TABLE IF NOT EXISTS ${name}_boiled (kettle TEXT PRIMARY KEY, litres INTEGER NOT NULL, times INTEGER NOT NULL) STRICT`,
    when: (database) => {
      const add = database.prepare(
        `INSERT INTO ${name}_boiled VALUES (?1, ?2, 1) ON CONFLICT DO UPDATE SET litres = litres + ?2, times = times + 1`,
      )
      return {
        KettleBoiled: ({ litres }, fact) => {
          onFold(litres)
          add.run(idOf(fact), litres * version)
          if (name === 'careful' && litres > 9) throw new Error(`${litres} litres are no kettle`)
        },
      }
    },
  })

/** Follows the log until the end of its scope. */
const follow = (...projections: Projection[]) => {
  const database = openReadDatabase(file)
  const projector = openProjector(store, database, projections, openLog('silent'))
  const ending = new AbortController()
  const running = projector.run(ending.signal)
  const caughtUp = async () => projector.reached(await store.head(), 5000)
  const stop = async () => {
    ending.abort()
    await running
    database.close()
  }
  return { projector, caughtUp, [Symbol.asyncDispose]: stop }
}

const boiled = (name: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(`SELECT litres, times FROM ${name}_boiled`).all()[0]
  } finally {
    database.close()
  }
}

const checkpoint = (name: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare('SELECT version, position FROM checkpoints WHERE projection = ?').all(name)[0]
  } finally {
    database.close()
  }
}

describe('a projection', () => {
  it('folds what is in the log, and what comes afterwards', async () => {
    await boil(1, 2)
    await using follower = follow(tea('tea'))
    await follower.caughtUp()
    expect(boiled('tea')).toEqual({ litres: 3, times: 2 })
    await boil(4)
    await follower.caughtUp()
    expect(boiled('tea')).toEqual({ litres: 7, times: 3 })
  })

  it('shows its changes and its checkpoint in the same moment', async () => {
    const seen: unknown[] = []
    await boil(1, 2, 3)
    {
      await using follower = follow(tea('tea', 1, () => seen.push([boiled('tea'), checkpoint('tea')])))
      await follower.caughtUp()
    }
    expect(seen).toEqual(Array(3).fill([undefined, undefined]))
    expect([boiled('tea'), checkpoint('tea')]).toEqual([
      { litres: 6, times: 3 },
      { version: 1, position: await store.head() },
    ])
  })

  it('goes on where it was after a restart: no fact twice, none left out', async () => {
    await boil(1, 2)
    {
      await using first = follow(tea('tea'))
      await first.caughtUp()
    }
    await boil(4)
    const folded: number[] = []
    await using second = follow(tea('tea', 1, (litres) => folded.push(litres)))
    await second.caughtUp()
    expect(folded).toEqual([4])
    expect(boiled('tea')).toEqual({ litres: 7, times: 3 })
  })

  it('of a new version is built anew from the log, and leaves the others alone', async () => {
    await boil(1, 2)
    {
      await using first = follow(tea('tea'), tea('coffee'))
      await first.caughtUp()
    }
    const again: number[] = []
    await using second = follow(
      tea('tea', 2),
      tea('coffee', 1, (litres) => again.push(litres)),
    )
    await second.caughtUp()
    expect(boiled('tea')).toEqual({ litres: 6, times: 2 })
    expect([again, boiled('coffee')]).toEqual([[], { litres: 3, times: 2 }])
    expect(checkpoint('tea')).toEqual({ version: 2, position: await store.head() })
  })

  it('that is added later catches up on its own', async () => {
    await boil(1, 2)
    {
      await using first = follow(tea('tea'))
      await first.caughtUp()
    }
    await using second = follow(tea('tea'), tea('coffee'))
    await second.caughtUp()
    expect([boiled('tea'), boiled('coffee')]).toEqual(Array(2).fill({ litres: 3, times: 2 }))
  })

  it('knows nothing of another log: where the log is shorter than its checkpoint, it is built anew', async () => {
    await boil(1, 2, 3)
    {
      await using first = follow(tea('tea'))
      await first.caughtUp()
    }
    await store.close()
    store = await openSqliteEventStore(join(folder.path, 'another.sqlite'))
    await boil(5)
    await using second = follow(tea('tea'))
    await second.caughtUp()
    expect(boiled('tea')).toEqual({ litres: 5, times: 1 })
  })
})

describe('a fact that cannot be digested', () => {
  it('stops its projection loudly, and no other', async () => {
    await boil(1, 99, 2)
    await using follower = follow(tea('careful'), tea('tea'))
    await follower.caughtUp()

    const [first, poison] = await store.readStream('kettle-blue')
    expect(follower.projector.stopped()).toEqual([
      {
        projection: 'careful',
        position: poison?.position,
        factType: 'KettleBoiled',
        why: 'Error: 99 litres are no kettle',
      },
    ])
    expect(boiled('tea')).toEqual({ litres: 102, times: 3 })
    expect(boiled('careful')).toEqual({ litres: 1, times: 1 })
    expect(checkpoint('careful')).toEqual({ version: 1, position: first?.position })
  })

  it('stops it again after a restart: nothing is skipped, nothing is folded twice', async () => {
    await boil(1, 99, 4)
    {
      await using first = follow(tea('careful'))
      await first.caughtUp()
    }
    await boil(2)
    await using second = follow(tea('careful'))
    await second.caughtUp()
    expect(second.projector.stopped()).toMatchObject([{ projection: 'careful' }])
    expect(boiled('careful')).toEqual({ litres: 1, times: 1 })
  })

  it('is digested by a corrected version', async () => {
    await boil(1, 99)
    {
      await using first = follow(tea('careful'))
      await first.caughtUp()
    }
    const corrected = { ...tea('tea', 2), name: 'careful' }
    await using second = follow(corrected)
    await second.caughtUp()
    expect(second.projector.stopped()).toEqual([])
    expect(boiled('tea')).toEqual({ litres: 200, times: 2 })
  })
})

describe('waiting for a position', () => {
  it('ends as soon as it is reached', async () => {
    await using follower = follow(tea('tea'))
    const waiting = follower.projector.reached((await store.head()) + 1, 5000)
    await boil(1)
    expect(await waiting).toBe(true)
    expect(boiled('tea')).toEqual({ litres: 1, times: 1 })
  })

  it('ends with false when patience does', async () => {
    await using follower = follow(tea('tea'))
    expect(await follower.projector.reached(1_000_000, 20)).toBe(false)
  })
})

it('listeners are told of facts once they can be read', async () => {
  await using follower = follow(tea('tea'))
  const told = new Promise((resolve) => follower.projector.onApplied((facts) => resolve([facts.length, boiled('tea')])))
  await boil(1, 2)
  expect(await told).toEqual([2, { litres: 3, times: 2 }])
})
