import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OnlineCount } from '#ui-kit/shop/shell/OnlineCount.tsx'

const meta = preview.meta({ title: 'Shop/Shell/OnlineCount', component: OnlineCount, args: { count: 128 } })

export const BusyEvening = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeVisible()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
