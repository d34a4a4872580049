import { expect, fn, within } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ConflictPanel } from '#ui-kit/shop/productAdmin/form/ConflictPanel.tsx'
import { conflictFields } from '#ui-kit/shop/productAdmin/form/draftConflict.ts'
import { formatDraftField } from '#ui-kit/shop/productAdmin/form/formatDraftField.ts'
import { fieldLabels, type ProductDraft, type ProductField, sameField } from '#ui-kit/shop/productAdmin/productDraft.ts'
import { kettleDraft, longestDraft } from './productForms.ts'

const theirs = { ...kettleDraft, price: '629.00', quantity: '30' }
const mine = { ...kettleDraft, price: '649.00', tags: ['kitchen', 'winter'] }

const productFields = {
  labels: fieldLabels,
  isSame: sameField,
  format: (field: ProductField, draft: ProductDraft) => formatDraftField(field, draft, (id) => id),
}

const fieldsThatDiffer = (typed: ProductDraft) =>
  conflictFields(productFields, { opened: kettleDraft, mine: typed, theirs })

const meta = preview.meta({
  title: 'Shop/Product admin/ConflictPanel',
  component: ConflictPanel,
  args: {
    by: 'Themba',
    when: '2 minutes ago',
    fields: fieldsThatDiffer(mine),
    onSettle: fn(),
  },
})

export const ThreeFieldsDiffer = meta.story({})

ThreeFieldsDiffer.test('calls onSettle', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert', { name: 'Themba changed this 2 minutes ago' })).toHaveFocus()
  await userEvent.click(canvas.getByRole('button', { name: 'Use these and continue' }))
  await expect(args.onSettle).toHaveBeenLastCalledWith({ price: 'mine', quantity: 'theirs', tags: 'mine' })
})

export const KeepMine = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use these and continue' }))
    await expect(args.onSettle).toHaveBeenLastCalledWith({ price: 'mine', quantity: 'mine', tags: 'mine' })
    leaveFocus()
  },
})

export const TakeTheirs = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use these and continue' }))
    await expect(args.onSettle).toHaveBeenLastCalledWith({ price: 'theirs', quantity: 'theirs', tags: 'theirs' })
    leaveFocus()
  },
})

export const EverythingDiffers = meta.story({ args: { fields: fieldsThatDiffer(longestDraft) } })

export const SmallPhone = meta.story({
  args: { fields: fieldsThatDiffer(longestDraft) },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const price = within(canvas.getByRole('group', { name: /^Price in rand/ }))
    await tabTo(price.getByRole('radio', { name: /Yours/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(price.getByRole('radio', { name: /Themba/ })).toBeChecked()
    await tabTo(canvas.getByRole('button', { name: 'Use these and continue' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSettle).toHaveBeenLastCalledWith({ price: 'theirs', quantity: 'theirs', tags: 'mine' })
  },
})
