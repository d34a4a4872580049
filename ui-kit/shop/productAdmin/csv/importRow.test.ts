import { expect, test } from 'vitest'
import { countOutcomes, type ImportOutcome } from './importRow.ts'

const row = (outcome: ImportOutcome) => ({ row: 2, name: 'Kettle', slug: 'kettle', outcome })

test('rows are counted by outcome', () => {
  expect(countOutcomes([row('added'), row('refused'), row('added')])).toEqual({
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: 1,
  })
})
