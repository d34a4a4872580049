import { describe, expect, test } from 'vitest'
import { emptyProduct } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { conflictFields, defaultChoices, mergeDrafts } from './draftConflict.ts'

const opened = { ...emptyProduct, name: 'Blue kettle', price: '349.00', quantity: '10', tags: ['kitchen'] }
const mine = { ...opened, price: '329.00', tags: ['kitchen', 'gift'] }
const theirs = { ...opened, price: '359.00', quantity: '12' }

describe('two admins who edit one product', () => {
  const fields = conflictFields(opened, mine, theirs)

  test('get every field that differs, and who changed it', () => {
    expect(fields).toEqual([
      { field: 'price', both: true, theirsOnly: false },
      { field: 'quantity', both: false, theirsOnly: true },
      { field: 'tags', both: false, theirsOnly: false },
    ])
  })

  test('keep the changes that only one of them made by default', () => {
    expect(mergeDrafts(mine, theirs, defaultChoices(fields))).toEqual({ ...mine, quantity: '12' })
  })

  test('can keep either version completely', () => {
    expect(mergeDrafts(mine, theirs, {})).toEqual(mine)
    expect(mergeDrafts(mine, theirs, { price: 'theirs', quantity: 'theirs', tags: 'theirs' })).toEqual(theirs)
  })

  test('have no conflict in fields with the same value', () => {
    expect(conflictFields(opened, { ...mine, price: '359.00 ' }, { ...mine, price: '359.00' })).toEqual([])
  })
})
