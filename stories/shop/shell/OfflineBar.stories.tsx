import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OfflineBar } from '#ui-kit/shop/shell/OfflineBar.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/OfflineBar',
  component: OfflineBar,
  args: { offline: true },
  parameters: { layout: 'fullscreen' },
})

export const NoConnection = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./)
  },
})

export const Connected = meta.story({
  args: { offline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
