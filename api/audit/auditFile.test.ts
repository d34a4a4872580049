import { expect, it } from 'vitest'
import { mostInFile } from '#domain/audit/mostInFile.ts'
import { auditFile } from './auditFile.ts'

const orderPlaced = {
  position: 7,
  noun: 'order',
  recordId: 'aminas-order',
  recordName: 'EK-7F3K-92QD',
  revision: 0,
  id: 'placed',
  type: 'OrderPlaced',
  at: '2026-11-16T08:00:00.000Z',
  actor: { role: 'customer', id: 'amina', name: 'A\u2022\u2022\u2022\u2022\u2022' },
  sentence: 'placed the order',
  correlationId: 'request-1',
  causationId: null,
} as const
const facts = (count: number) => Array.from({ length: count }, () => orderPlaced)

it.each([
  [0, 'audit.csv'],
  [mostInFile - 1, 'audit.csv'],
  [mostInFile, 'audit-newest-10000.csv'],
])('of %i facts goes by a name that says whether there may be more', (count, name) => {
  const { file } = auditFile('csv', facts(count))
  expect(file.name).toBe(name)
  expect(String(file.content).trimEnd().split('\r\n')).toHaveLength(1 + count)
})

it('has a line a fact under the names of its columns', () => {
  const [columns, line] = String(auditFile('csv', [orderPlaced]).file.content)
    .slice(1)
    .split('\r\n')
  expect(columns).toBe('position,at,actor,role,noun,record,name,fact,sentence,request')
  expect(line).toContain(',customer,order,aminas-order,EK-7F3K-92QD,OrderPlaced,placed the order,request-1')
})

it('is as JSON all of it', () => {
  const { file } = auditFile('json', [orderPlaced])
  expect([file.name, JSON.parse(String(file.content))]).toEqual(['audit.json', [orderPlaced]])
})
