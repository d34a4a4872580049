import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OfflineNotice } from '#ui-kit/shop/catalogue/OfflineNotice.tsx'

const meta = preview.meta({ title: 'Shop/OfflineNotice', component: OfflineNotice })

export const Offline = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
