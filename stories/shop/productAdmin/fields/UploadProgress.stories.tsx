import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { UploadProgress } from '#ui-kit/shop/productAdmin/fields/UploadProgress.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/UploadProgress',
  component: UploadProgress,
  args: { upload: { id: 'sipho', name: 'sipho.jpg', share: 0.4 }, onDismiss: fn() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
})

export const OnItsWay = meta.story({})

export const Refused = meta.story({
  args: { upload: { id: 'logo', name: 'logo.svg', share: 0, problem: 'This is no JPEG, PNG, WebP or AVIF picture.' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Stop sending sipho.jpg' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('sipho')
  },
})
