import { expect, it } from 'vitest'
import type { EventSchema } from '#domain/kernel/eventSchema.ts'
import { monday } from '#domain/testing/fixtures.ts'
import { copyFact, type StoredFact } from './eventStore.ts'
import { UnreadableVersion, upcast } from './upcast.ts'

// First a kettle was descaled with "2 spoons", then with a count of spoons, then with grams.
const schemas: Record<string, EventSchema> = {
  KettleDescaled: {
    version: 3,
    upcasts: {
      1: ({ vinegar, ...rest }) => ({ ...rest, spoons: Number.parseInt(String(vinegar), 10) }),
      2: ({ spoons, ...rest }) => ({ ...rest, grams: Number(spoons) * 15 }),
    },
  },
  KettleFilled: { version: 3, upcasts: { 1: (data) => data } },
}

const schemaOf = (type: string) => schemas[type]

const stored = (type: string, version: number, data: unknown): StoredFact => ({
  stream: 'kettle-blue',
  revision: 4,
  position: 12,
  id: 'b8a6b2a2-7c1c-4f4e-9f83-0f6ce9f1a001',
  type,
  version,
  data,
  meta: { by: { role: 'customer', id: 'amina' }, at: monday, correlationId: 'a cup of tea', hash: 'c0ffee' },
})

it('a fact of the first version goes through every upcast, and all else stays the same', () => {
  const descaled = stored('KettleDescaled', 1, { by: 'amina', vinegar: '2 spoons' })
  const read = copyFact(upcast(descaled, schemaOf), {})
  expect(read).toEqual({ ...descaled, version: 3, data: { by: 'amina', grams: 30 } })
})

it('a fact starts from its own version', () => {
  expect(upcast(stored('KettleDescaled', 2, { spoons: 3 }), schemaOf).data).toEqual({ grams: 45 })
})

it('the stored fact itself is not changed', () => {
  const descaled = stored('KettleDescaled', 1, { vinegar: '2 spoons' })
  expect(upcast(descaled, schemaOf).data).toEqual({ grams: 30 })
  expect(descaled).toEqual(stored('KettleDescaled', 1, { vinegar: '2 spoons' }))
})

it.each([
  ['of the current version', stored('KettleDescaled', 3, { grams: 30 })],
  ['of an unknown type', stored('KettlePolished', 7, { cloth: 'soft' })],
])('a fact %s is returned unchanged', (_what, fact) => {
  expect(upcast(fact, schemaOf)).toBe(fact)
})

it('a fact of a newer version throws an error that says what to do', () => {
  const reading = () => upcast(stored('KettleDescaled', 4, { milligrams: 30_000 }), schemaOf)
  expect(reading).toThrow(UnreadableVersion)
  expect(reading).toThrow(
    'KettleDescaled at kettle-blue, revision 4 has version 4, but this node knows KettleDescaled up to version 3: update this node to the newest release',
  )
})

it('a fact without an upcast throws an error that names the versions', () => {
  expect(() => upcast(stored('KettleFilled', 1, {}), schemaOf)).toThrow(
    'KettleFilled at kettle-blue, revision 4: there is no upcast from version 2 to 3',
  )
})

it('the data are upcast once, when somebody reads them', () => {
  let upcasts = 0
  const descaling = { version: 2, upcasts: { 1: (data: object) => ({ ...data, times: ++upcasts }) } }
  const fact = upcast(stored('KettleDescaled', 1, {}), () => descaling)
  expect(upcasts).toBe(0)

  expect([fact.data, fact.data]).toEqual([{ times: 1 }, { times: 1 }])
})

it('an upcast that fails throws when the data are read', () => {
  const failing = {
    version: 2,
    upcasts: {
      1: () => {
        throw new Error('The kettle is empty')
      },
    },
  }
  const fact = upcast(stored('KettleDescaled', 1, {}), () => failing)

  expect(() => fact.data).toThrow('The kettle is empty')
})
