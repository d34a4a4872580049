import { describe, expect, test } from 'vitest'
import { emptyProduct, fieldLabels, type ProductDraft, sameField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { conflictFields, defaultChoices, mergeDrafts } from './draftConflict.ts'
import { formatDraftField } from './formatDraftField.ts'

const productFieldSet = {
  labels: fieldLabels,
  isSame: sameField,
  format: (field: keyof ProductDraft, draft: ProductDraft) => formatDraftField(field, draft, (id) => id),
}

const opened = { ...emptyProduct, name: 'Blue kettle', price: '349.00', quantity: '10', tags: ['kitchen'] }
const mine = { ...opened, price: '329.00', tags: ['kitchen', 'gift'] }
const theirs = { ...opened, price: '359.00', quantity: '12' }

describe('two admins who edit one product', () => {
  const fields = conflictFields(productFieldSet, { opened, mine, theirs })

  test('get every field that differs, and who changed it', () => {
    expect(fields).toEqual([
      { field: 'price', label: 'Price in rand', mine: '329.00', theirs: '359.00', both: true, theirsOnly: false },
      { field: 'quantity', label: 'Quantity', mine: '10', theirs: '12', both: false, theirsOnly: true },
      { field: 'tags', label: 'Tags', mine: 'kitchen; gift', theirs: 'kitchen', both: false, theirsOnly: false },
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
    expect(
      conflictFields(productFieldSet, {
        opened,
        mine: { ...mine, price: '359.00 ' },
        theirs: { ...mine, price: '359.00' },
      }),
    ).toEqual([])
  })
})
