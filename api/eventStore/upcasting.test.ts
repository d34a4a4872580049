import { expect, it } from 'vitest'
import { monday } from '#domain/cast.ts'
import type { Keeping } from '#domain/kernel/personal.ts'
import type { StoredFact } from './eventStore.ts'
import { UnreadableVersion, upcast } from './upcasting.ts'

// First a kettle was descaled with "2 spoons", then with a count of spoons, then with grams.
const keepings: Record<string, Keeping> = {
  KettleDescaled: {
    version: 3,
    upcasts: {
      1: ({ vinegar, ...rest }) => ({ ...rest, spoons: Number.parseInt(String(vinegar), 10) }),
      2: ({ spoons, ...rest }) => ({ ...rest, grams: Number(spoons) * 15 }),
    },
  },
  KettleFilled: { version: 3, upcasts: { 1: (data) => data } },
}

const keepingOf = (type: string) => keepings[type]

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

it('a fact of the first version goes through every one since, and stays the same in all else', () => {
  const descaled = stored('KettleDescaled', 1, { by: 'amina', vinegar: '2 spoons' })
  expect(upcast(descaled, keepingOf)).toEqual({ ...descaled, version: 3, data: { by: 'amina', grams: 30 } })
})

it('a fact starts from its own version', () => {
  expect(upcast(stored('KettleDescaled', 2, { spoons: 3 }), keepingOf).data).toEqual({ grams: 45 })
})

it('the stored fact itself is left as it is', () => {
  const descaled = stored('KettleDescaled', 1, { vinegar: '2 spoons' })
  upcast(descaled, keepingOf)
  expect(descaled).toEqual(stored('KettleDescaled', 1, { vinegar: '2 spoons' }))
})

it.each([
  ['of today’s version', stored('KettleDescaled', 3, { grams: 30 })],
  ['of a type that nobody knows', stored('KettlePolished', 7, { cloth: 'soft' })],
])('a fact %s is the very one that was stored', (_what, fact) => {
  expect(upcast(fact, keepingOf)).toBe(fact)
})

it('a fact from newer code says what to do', () => {
  const reading = () => upcast(stored('KettleDescaled', 4, { milligrams: 30_000 }), keepingOf)
  expect(reading).toThrow(UnreadableVersion)
  expect(reading).toThrow(
    'KettleDescaled at kettle-blue, revision 4 has version 4, but this node knows KettleDescaled up to version 3: update this node to the newest release',
  )
})

it('a fact whose way to today is broken off says where', () => {
  expect(() => upcast(stored('KettleFilled', 1, {}), keepingOf)).toThrow(
    'KettleFilled at kettle-blue, revision 4: nothing leads from version 2 to 3',
  )
})
