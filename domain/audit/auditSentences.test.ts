import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepingOf } from '#domain/facts.ts'
import { auditSentence, factTypesOf, nounOf } from './auditSentences.ts'

const folder = join(import.meta.dirname, '../golden')
const golden = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { type: string; version: number; data: object },
  )
  .filter(({ type, version }) => keepingOf(type)?.version === version)

const told = ({ type, data }: { type: string; data: object }) => {
  const noun = nounOf(type)
  return noun && auditSentence(noun, { type, data }, (id) => `EK-${id}`)
}

it('every fact of the shop is told', () => {
  expect(golden.map(({ type }) => type).sort()).toEqual(factTypesOf().sort())
  for (const fact of golden) expect(told(fact), fact.type).toMatch(/^\w.*\w|\)$/)
})

it('no sentence says what is personal', () => {
  const said = golden.flatMap((fact) =>
    Object.keys(keepingOf(fact.type)?.personal ?? {})
      .flatMap((field) => textsIn((fact.data as Record<string, unknown>)[field]))
      .filter((words) => told(fact)?.includes(words))
      .map((words) => `${fact.type}: ${words}`),
  )
  expect(said).toEqual([])
})

it('no sentence calls a product by its id', () => {
  const said = golden.flatMap((fact) => {
    const ids = Array.from(JSON.stringify(fact.data).matchAll(/"productId":"([^"]+)"/g), ([, id = '']) => id)
    return ids.filter((id) => told(fact)?.includes(id)).map((id) => `${fact.type}: ${id}`)
  })
  expect(said).toEqual([])
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]

it('of an order that stock was set aside for, the number is said', () => {
  const fact = { type: 'StockReserved', data: { orderId: 'f3a9', count: 2 } }
  expect(told(fact)).toBe('set 2 pieces aside for order EK-f3a9')
})

it('types that the shop does not know belong to no noun', () => {
  expect(nounOf('KettleDescaled')).toBeUndefined()
  expect(nounOf('constructor')).toBeUndefined()
})
