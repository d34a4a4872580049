import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { keepingOf, records } from '#domain/facts.ts'
import type { Keeping } from '#domain/kernel/personal.ts'
import { replay } from '#domain/kernel/replay.ts'
import type { NewFact, StoredFact } from './eventStore.ts'
import { happened } from './handle.ts'
import { upcast } from './upcasting.ts'

// domain/golden holds a fact of every type and version that there ever was, as a log holds it, and histories made of them.

type Golden = Omit<NewFact, 'id'>

interface History {
  tells: string
  /** Names of golden files: `OrderPlaced.1`. */
  facts: string[]
  /** What they lead to. */
  state: string
  context: unknown
}

const folder = join(import.meta.dirname, '../../domain/golden')
const namesIn = (path: string) =>
  readdirSync(path).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

const golden = new Map(namesIn(folder).map((name) => [name, read<Golden>(name)]))
const nouns = Object.entries<{ machine: AnyStateMachine; facts: Record<string, Keeping> }>(records)
const histories = nouns.map(([noun, { machine, facts }]) => {
  return { noun, machine, types: Object.keys(facts), told: read<History[]>(`histories/${noun}`) }
})
const everyHistory = histories.flatMap(({ noun, machine, told }) =>
  told.map((history) => [`${noun}: ${history.tells}`, machine, history] as const),
)

const ever = (facts: Record<string, Keeping>) =>
  Object.entries(facts).flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, before) => `${type}.${before + 1}`),
  )

const wanted = nouns.flatMap(([, { facts }]) => ever(facts))

const howTo =
  'Golden facts are written by hand and never changed: one fact as the store holds it (type, version, data, meta), named in a history of ' +
  'domain/golden/histories with the record that it leads to.'

const without = (names: Iterable<string>, others: Iterable<string>) => {
  const known = new Set(others)
  return [...names].filter((name) => !known.has(name))
}

describe('the golden facts', () => {
  it('are there for every fact type and every version ever', () => {
    expect(without(wanted, golden.keys()), `domain/golden lacks these files. ${howTo}`).toEqual([])
  })

  it('are of no type and version that the shop has never had', () => {
    expect(without(golden.keys(), wanted), 'domain/golden has these, which the shop cannot read any more').toEqual([])
  })

  it('each stand in a history of their noun', () => {
    const untold = nouns.flatMap(([noun, { facts }]) => {
      const told = histories.filter((each) => each.noun === noun).flatMap((each) => each.told)
      return without(
        ever(facts),
        told.flatMap((history) => history.facts),
      )
    })
    expect(untold, `No history tells of these. ${howTo}`).toEqual([])
  })

  it('have histories of the shop’s nouns only', () => {
    expect(namesIn(join(folder, 'histories')).sort()).toEqual(Object.keys(records).sort())
  })
})

describe.each([...golden])('%s', (name, fact) => {
  it('is named for its type and version', () => expect(`${fact.type}.${fact.version}`).toBe(name))

  it('has all that a log says of a fact', () => {
    expect(fact).toEqual({
      type: expect.stringMatching(/^[A-Z][A-Za-z]+$/),
      version: expect.any(Number),
      data: expect.any(Object),
      meta: {
        by: { role: expect.any(String), id: expect.any(String) },
        correlationId: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      },
    })
  })

  it('comes up to today’s version', () => {
    expect(upcast(stored(fact), keepingOf).version).toBe(keepingOf(fact.type)?.version)
  })
})

describe.each(everyHistory)('%s', (_name, machine, { facts, state, context }) => {
  const folded = (seen: (fact: StoredFact) => StoredFact) =>
    replay(
      machine,
      'golden-1',
      facts.map((name) => happened(upcast(seen(stored(goldenOf(name))), keepingOf))),
    )

  it('leads to the record that it always led to', () => {
    const record = folded((fact) => fact)
    expect({ state: record.state, context: plain(record.context) }).toEqual({ state, context })
  })

  it('leads to the same state once its people are erased, and does not name them', () => {
    const record = folded(erasedIn)
    expect(record.state).toBe(state)
    expect(JSON.stringify(record.context)).not.toMatch(/Amina|Daniels|Gogo|0825550142|Modjadji|Jacaranda|sister/)
  })
})

const goldenOf = (name: string): Golden => {
  const fact = golden.get(name)
  if (!fact) throw new Error(`domain/golden/${name}.json is told of, but not there`)
  return fact
}

const stored = (fact: Golden): StoredFact => ({ ...fact, id: '', stream: 'golden-1', revision: 0, position: 1 })

const erasedIn = (fact: StoredFact): StoredFact => {
  const keeping = keepingOf(fact.type)
  const personal = keeping?.personalBefore?.[fact.version] ?? keeping?.personal
  return { ...fact, data: { ...(fact.data as object), ...personal } }
}

const plain = (context: unknown): unknown => JSON.parse(JSON.stringify(context))
