import { expect, it } from 'vitest'
import { maxFactsPerFile } from '#domain/audit/auditLimits.ts'
import { auditDownload } from './auditDownload.ts'

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
  [maxFactsPerFile - 1, 'audit.csv'],
  [maxFactsPerFile, 'audit-newest-10000.csv'],
])('of %i facts has a name that says whether there may be more', (count, name) => {
  const { file } = auditDownload('csv', facts(count))
  expect(file.name).toBe(name)
  expect(String(file.content).trimEnd().split('\r\n')).toHaveLength(1 + count)
})

it('has a header and one line per fact', () => {
  const [columns, line] = String(auditDownload('csv', [orderPlaced]).file.content)
    .slice(1)
    .split('\r\n')
  expect(columns).toBe('position,at,actor,role,noun,record,name,fact,sentence,request')
  expect(line).toContain(',customer,order,aminas-order,EK-7F3K-92QD,OrderPlaced,placed the order,request-1')
})

it('contains every field as JSON', () => {
  const { file } = auditDownload('json', [orderPlaced])
  expect([file.name, JSON.parse(String(file.content))]).toEqual(['audit.json', [orderPlaced]])
})
