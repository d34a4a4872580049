import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OwnData } from '#ui-kit/shop/account/OwnData.tsx'

const meta = preview.meta({ title: 'Shop/Account/OwnData', component: OwnData, args: { onDownload: fn() } })

export const Default = meta.story({})

Default.test('calls onDownload', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download my data' }))
  await expect(args.onDownload).toHaveBeenCalledOnce()
})

export const Downloading = meta.story({ args: { downloading: true } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDownload).toHaveBeenCalledOnce()
  },
})
