import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BulkEditBar } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditBar.tsx'
import type { ProductState } from '#ui-kit/shop/productAdmin/productRow.ts'

const meta = preview.meta({
  title: 'Shop/Product admin/BulkEditBar',
  component: BulkEditBar,
  args: { states: ['listed', 'draft', 'listed'] as ProductState[], onChoose: fn(), onClear: fn() },
})

export const ThreeSelected = meta.story({})

ThreeSelected.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('3 selected')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }))
  await expect(args.onChoose).toHaveBeenCalledWith('withdraw')
})

export const AllListed = meta.story({
  args: { states: ['listed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'List' })).toBeDisabled()
    await expect(canvas.getByTitle('All of them are listed')).toBeVisible()
  },
})

export const OnlyDrafts = meta.story({
  args: { states: ['draft', 'draft'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('price')
    await tabTo(canvas.getByRole('button', { name: 'Select none' }))
    await userEvent.keyboard(' ')
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
})
