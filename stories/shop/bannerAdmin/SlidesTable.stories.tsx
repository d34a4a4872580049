import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { SlidesTable } from '#ui-kit/shop/bannerAdmin/SlidesTable.tsx'
import { slideRows } from './slideRows.ts'

const meta = preview.meta({
  title: 'Shop/Banner admin/SlidesTable',
  component: SlidesTable,
  args: { slides: slideRows, onMove: fn() },
})

export const EveryState = meta.story({})

EveryState.test('calls onMove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('row', { name: /Long evenings, full plates.*Fri 13 Nov 2026/ })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Move Long evenings, full plates down' }))
  await expect(args.onMove).toHaveBeenCalledWith('braai0', 1)
})

export const OneSlide = meta.story({ args: { slides: slideRows.slice(0, 1) } })
export const Moving = meta.story({ args: { moving: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Move Mornings that start on time up' }))
    await userEvent.keyboard(' ')
    await expect(args.onMove).toHaveBeenCalledWith('kitchen1', 0)
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
