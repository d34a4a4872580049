import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import { replay } from '#domain/kernel/replay.ts'
import { recordDefinitions, schemaOf } from '#domain/recordDefinitions.ts'
import type { NewFact, StoredFact } from './eventStore.ts'
import { toRecordedFact } from './recordedFact.ts'
import { upcast } from './upcast.ts'

// domain/golden contains a stored fact of every type and version that ever existed, and histories made of them.

type GoldenFact = Omit<NewFact, 'id'>

interface History {
  tells: string
  /** Names of golden files: `OrderPlaced.1`. */
  facts: string[]
  /** The state and context that these facts lead to. */
  state: string
  context: unknown
}

const folder = join(import.meta.dirname, '../../domain/golden')
const namesIn = (path: string) =>
  readdirSync(path).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : []))
const read = <Content>(name: string): Content => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

const golden = new Map(namesIn(folder).map((name) => [name, read<GoldenFact>(name)]))
const nouns = Object.entries<{ machine: AnyStateMachine; facts: Record<string, EventSchema> }>(recordDefinitions)
const histories = nouns.map(([noun, { machine, facts }]) => {
  return { noun, machine, types: Object.keys(facts), all: read<History[]>(`histories/${noun}`) }
})
const everyHistory = histories.flatMap(({ noun, machine, all }) =>
  all.map((history) => [`${noun}: ${history.tells}`, machine, history] as const),
)

const everyVersion = (facts: Record<string, EventSchema>) =>
  Object.entries(facts).flatMap(([type, { version }]) =>
    Array.from({ length: version }, (_, before) => `${type}.${before + 1}`),
  )

const expectedNames = nouns.flatMap(([, { facts }]) => everyVersion(facts))

const fixHint =
  'Golden facts are written by hand and never changed: one fact as the store holds it (type, version, data, meta), named in a history of ' +
  'domain/golden/histories with the record that it leads to.'

const missingFrom = (names: Iterable<string>, others: Iterable<string>) => {
  const known = new Set(others)
  return [...names].filter((name) => !known.has(name))
}

describe('the golden facts', () => {
  it('exist for every fact type and every version there ever was', () => {
    expect(missingFrom(expectedNames, golden.keys()), `domain/golden lacks these files. ${fixHint}`).toEqual([])
  })

  it('exist for no type or version that the shop never had', () => {
    expect(
      missingFrom(golden.keys(), expectedNames),
      'domain/golden has these, which the shop cannot read any more',
    ).toEqual([])
  })

  it('each occur in a history of their noun', () => {
    const unusedNames = nouns.flatMap(([noun, { facts }]) => {
      const ofNoun = histories.filter((each) => each.noun === noun).flatMap((each) => each.all)
      return missingFrom(
        everyVersion(facts),
        ofNoun.flatMap((history) => history.facts),
      )
    })
    expect(unusedNames, `No history contains these. ${fixHint}`).toEqual([])
  })

  it('have histories of the shop’s nouns only', () => {
    expect(namesIn(join(folder, 'histories')).sort()).toEqual(Object.keys(recordDefinitions).sort())
  })
})

describe.each([...golden])('%s', (name, fact) => {
  it('is named after its type and version', () => expect(`${fact.type}.${fact.version}`).toBe(name))

  it('has all fields of a stored fact', () => {
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

  it('is upcast to the current version', () => {
    const { version, data } = upcast(stored(fact), schemaOf)
    expect({ version, data }).toEqual({ version: schemaOf(fact.type)?.version, data: expect.any(Object) })
  })
})

describe.each(everyHistory)('%s', (_name, machine, { facts, state, context }) => {
  const folded = (transform: (fact: StoredFact) => StoredFact) =>
    replay(
      machine,
      'golden-1',
      facts.map((name) => toRecordedFact(upcast(transform(stored(goldenOf(name))), schemaOf))),
    )

  it('replays to the same record as always', () => {
    const record = folded((fact) => fact)
    expect({ state: record.state, context: plain(record.context) }).toEqual({ state, context })
  })

  it('replays to the same state after an erasure, without any name', () => {
    const record = folded(erase)
    expect(record.state).toBe(state)
    expect(JSON.stringify(record.context)).not.toMatch(/Amina|Daniels|Gogo|0825550142|Modjadji|Jacaranda|sister/)
  })
})

const goldenOf = (name: string): GoldenFact => {
  const fact = golden.get(name)
  if (!fact) throw new Error(`A history names domain/golden/${name}.json, which does not exist`)
  return fact
}

const stored = (fact: GoldenFact): StoredFact => ({ ...fact, id: '', stream: 'golden-1', revision: 0, position: 1 })

const erase = (fact: StoredFact): StoredFact => {
  const schema = schemaOf(fact.type)
  const personal = schema?.personalByVersion?.[fact.version] ?? schema?.personal
  return { ...fact, data: { ...(fact.data as object), ...personal } }
}

const plain = (context: unknown): unknown => JSON.parse(JSON.stringify(context))
