import { expect, test } from 'vitest'
import { type BulkTransitionResult, previewSentence, resultSentence } from './bulkTransition.ts'

const rows = (allowed: number, ...refusedStatuses: BulkTransitionResult['status'][]): BulkTransitionResult[] => [
  ...Array.from({ length: allowed }, (_, id) => ({ id: String(id), orderNumber: '', outcome: 'moved' as const })),
  ...refusedStatuses.map((status, id) => ({ id: `left${id}`, orderNumber: '', outcome: 'refused' as const, status })),
]

test.each([
  [rows(8, 'Pending', 'Pending'), '8 can be dispatched, 2 cannot: still Pending.', '8 orders dispatched, 2 not.'],
  [rows(1, 'Pending', 'Canceled'), '1 can be dispatched, 2 cannot.', '1 order dispatched, 2 not.'],
  [rows(3), '3 can be dispatched.', '3 orders dispatched.'],
  [rows(0, 'Delivered'), '0 can be dispatched, 1 cannot: still Delivered.', '0 orders dispatched, 1 not.'],
])('%# has a preview sentence and a result sentence', (moved, before, after) => {
  expect([previewSentence('Shipped', moved), resultSentence('Shipped', moved)]).toEqual([before, after])
})
