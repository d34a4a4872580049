import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { WorkPictures } from '#ui-kit/shop/provider/profile/WorkPictures.tsx'
import { workPictures } from './workPictures.ts'

const meta = preview.meta({
  title: 'Shop/Providers/WorkPictures',
  component: WorkPictures,
  args: { name: 'Themba Mokoena', pictures: workPictures, onZoom: fn() },
})

export const Several = meta.story({})

Several.test('calls onZoom', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show large: Aluminium step ladder with five steps' }))
  await expect(args.onZoom).toHaveBeenCalledWith(1)
})

export const OnlyOne = meta.story({ args: { pictures: workPictures.slice(0, 1) } })

export const WithoutZoom = meta.story({ render: ({ onZoom: _, ...args }) => <WorkPictures {...args} /> })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /cordless drill/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onZoom).toHaveBeenCalledWith(0)
  },
})
