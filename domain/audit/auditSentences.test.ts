import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaOf } from '#domain/recordDefinitions.ts'
import { auditSentence, factTypesOf, recordKindOf } from './auditSentences.ts'

const folder = join(import.meta.dirname, '../golden')
const golden = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { type: string; version: number; data: object },
  )
  .filter(({ type, version }) => schemaOf(type)?.version === version)

const sentenceOf = ({ type, data }: { type: string; data: object }) => {
  const noun = recordKindOf(type)
  return noun && auditSentence(noun, { type, data }, (id) => `EK-${id}`)
}

it('every fact type has an audit sentence', () => {
  expect(golden.map(({ type }) => type).sort()).toEqual(factTypesOf().sort())
  for (const fact of golden) expect(sentenceOf(fact), fact.type).toMatch(/^\w.*\w|\)$/)
})

it('no audit sentence contains personal data', () => {
  const leaks = golden.flatMap((fact) =>
    Object.keys(schemaOf(fact.type)?.personal ?? {})
      .flatMap((field) => textsIn((fact.data as Record<string, unknown>)[field]))
      .filter((text) => text !== '' && sentenceOf(fact)?.includes(text))
      .map((text) => `${fact.type}: ${text}`),
  )
  expect(leaks).toEqual([])
})

it('no audit sentence contains a product id', () => {
  const leaks = golden.flatMap((fact) => {
    const ids = Array.from(JSON.stringify(fact.data).matchAll(/"productId":"([^"]+)"/g), ([, id = '']) => id)
    return ids.filter((id) => sentenceOf(fact)?.includes(id)).map((id) => `${fact.type}: ${id}`)
  })
  expect(leaks).toEqual([])
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

it('the audit sentence of a reservation contains the order number', () => {
  const fact = { type: 'StockReserved', data: { orderId: 'f3a9', count: 2 } }
  expect(sentenceOf(fact)).toBe('set 2 pieces aside for order EK-f3a9')
})

it('an unknown fact type has no kind of record', () => {
  expect(recordKindOf('KettleDescaled')).toBeUndefined()
  expect(recordKindOf('constructor')).toBeUndefined()
})
