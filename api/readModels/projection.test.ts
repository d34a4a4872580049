import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { givenReadModel } from '#api/readModels/testing/readModelFixture.ts'
import { type Fact, fact } from '#domain/kernel/decision.ts'
import { recordIdOf } from '#domain/kernel/streamName.ts'
import { type Changes, projection } from './projection.ts'
import { table } from './table.ts'

type Shelved = Fact<'MugShelved', { shelf: string; place: number; name: string }>
type MugFact =
  | Shelved
  | Fact<'MugsCounted', { shelf: string; place: number; count: number }>
  | Fact<'MugSold', { shelf: string; place: number }>
  | Fact<'MugBroken', { shelf: string; place: number }>

/** Mugs by shelf and place, found by any word of their name. */
const mugs = projection({
  name: 'mugs',
  version: 1,
  tables: {
    mugs: table({ shelf: 'text', place: 'integer', name: 'text', count: 'integer', sold_by: 'text?' }, [
      'shelf',
      'place',
    ]),
  },
  extra: {
    tables: ['mug_search'],
    sql: (named, build) => `
      CREATE VIRTUAL TABLE ${named('mug_search')} USING fts5(name);
      CREATE TRIGGER mug_added_${build} AFTER INSERT ON ${named('mugs')}
        BEGIN INSERT INTO ${named('mug_search')} (rowid, name) VALUES (new.rowid, new.name); END;
      CREATE TRIGGER mug_removed_${build} AFTER DELETE ON ${named('mugs')}
        BEGIN DELETE FROM ${named('mug_search')} WHERE rowid = old.rowid; END;`,
  },
  when: (tables): Changes<MugFact> => ({
    MugShelved: (mug) => tables.mugs.put({ ...mug, count: 1, sold_by: null }),
    MugsCounted: ({ shelf, place, count }) => tables.mugs.change([shelf, place], { count }),
    MugSold: ({ shelf, place }, fact) =>
      tables.mugs.change([shelf, place], ({ count }) => ({ count: count - 1, sold_by: recordIdOf(fact) })),
    MugBroken: ({ shelf, place }) => tables.mugs.remove([shelf, place]),
  }),
})

let shelves: Awaited<ReturnType<typeof openShelves>>

beforeEach(async () => {
  shelves = await openShelves()
})
afterEach(() => shelves.close())

const blue = { shelf: 'window', place: 1 }
const green = { shelf: 'window', place: 2 }

describe('rows', () => {
  it.each(['in one batch', 'in batches of their own'])(
    'are put, changed and removed by keys of several columns, %s',
    async (how) => {
      const facts = [
        fact('MugShelved', { ...blue, name: 'Blue enamel mug' }),
        fact('MugShelved', { ...green, name: 'Green enamel mug' }),
        fact('MugsCounted', { ...blue, count: 10 }),
        fact('MugSold', blue),
        fact('MugBroken', green),
      ]
      await shelves.append(facts, how === 'in one batch')
      expect(shelves.query('SELECT * FROM mugs')).toEqual([
        { ...blue, name: 'Blue enamel mug', count: 9, sold_by: 'thandi' },
      ])
    },
  )

  it('can be added again after they were removed', async () => {
    const shelved = fact('MugShelved', { ...blue, name: 'Blue enamel mug' })
    await shelves.append([shelved, fact('MugBroken', blue), shelved, fact('MugSold', blue)], true)
    expect(shelves.query('SELECT count FROM mugs')).toEqual([{ count: 0 }])
  })

  it('that are not there cannot be changed: the projection stops', async () => {
    await shelves.append([fact('MugSold', blue)], true)
    expect(shelves.stopped()).toMatchObject([
      { factType: 'MugSold', why: expect.stringContaining('no row window,1 in mugs') },
    ])
  })
})

// A compile-time test: an unused @ts-expect-error fails the type check.
it('a change that does not match the columns does not compile', () => {
  const wrong = projection({
    name: 'wrong',
    version: 1,
    tables: {
      // @ts-expect-error A key is one of the columns.
      cups: table({ id: 'text', count: 'integer' }, ['number']),
      mugs: table({ id: 'text', count: 'integer' }, ['id']),
    },
    when: ({ mugs }): Changes<MugFact> => ({
      // @ts-expect-error There is no such column.
      MugShelved: ({ name }) => mugs.put({ id: name, count: 1, colour: 'blue' }),
      // @ts-expect-error A count is a number.
      MugsCounted: ({ shelf, count }) => mugs.change(shelf, { count: String(count) }),
      // @ts-expect-error The key stays.
      MugSold: ({ shelf }) => mugs.change(shelf, { id: 'another' }),
      // @ts-expect-error The key is one text.
      MugBroken: ({ place }) => mugs.remove(place),
    }),
  })
  expect(wrong.name).toBe('wrong')
})

describe('a search index beside the tables', () => {
  const search = (word: string) => shelves.query(`SELECT name FROM mug_search WHERE mug_search MATCH '${word}'`)

  it('follows them, also after they were built anew', async () => {
    await shelves.append(
      [fact('MugShelved', { ...blue, name: 'Blue mug' }), fact('MugShelved', { ...green, name: 'Green mug' })],
      true,
    )
    expect(search('mug')).toEqual([{ name: 'Blue mug' }, { name: 'Green mug' }])
    for (const _time of ['once', 'twice']) expect(await shelves.rebuilt()).toMatchObject([{ outcome: 'swapped' }])
    await shelves.append([fact('MugBroken', green), fact('MugShelved', { ...green, name: 'White mug' })], false)
    expect(search('mug')).toEqual([{ name: 'Blue mug' }, { name: 'White mug' }])
  })
})

const openShelves = async () => {
  const model = await givenReadModel(mugs)
  return {
    append: async (facts: readonly Fact[], inOneBatch: boolean) => {
      for (const some of inOneBatch ? [facts] : facts.map((each) => [each])) {
        await model.facts('shop-thandi', some)
        await model.caughtUp()
      }
    },
    query: (sql: string) => model.database.prepare(sql).all(),
    stopped: model.stoppedProjections,
    rebuilt: model.rebuild,
    close: () => model[Symbol.asyncDispose](),
  }
}
