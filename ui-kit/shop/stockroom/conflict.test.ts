import { describe, expect, test } from 'vitest'
import { conflictFields, proposedChoices, settled } from './conflict.ts'
import { emptyProduct } from './productDraft.ts'

const opened = { ...emptyProduct, name: 'Blue kettle', price: '349.00', quantity: '10', tags: ['kitchen'] }
const mine = { ...opened, price: '329.00', tags: ['kitchen', 'gift'] }
const theirs = { ...opened, price: '359.00', quantity: '12' }

describe('two admins at one product', () => {
  const fields = conflictFields(opened, mine, theirs)

  test('see every field that differs, and who changed it', () => {
    expect(fields).toEqual([
      { field: 'price', both: true, theirsOnly: false },
      { field: 'quantity', both: false, theirsOnly: true },
      { field: 'tags', both: false, theirsOnly: false },
    ])
  })

  test('keep what each of them alone changed, unless they choose otherwise', () => {
    expect(settled(mine, theirs, proposedChoices(fields))).toEqual({ ...mine, quantity: '12' })
  })

  test('lose nothing either way', () => {
    expect(settled(mine, theirs, {})).toEqual(mine)
    expect(settled(mine, theirs, { price: 'theirs', quantity: 'theirs', tags: 'theirs' })).toEqual(theirs)
  })

  test('see nothing where both wrote the same', () => {
    expect(conflictFields(opened, { ...mine, price: '359.00 ' }, { ...mine, price: '359.00' })).toEqual([])
  })
})
