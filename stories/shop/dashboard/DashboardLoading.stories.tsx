import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DashboardLoading } from '#ui-kit/shop/dashboard/DashboardLoading.tsx'

const meta = preview.meta({ title: 'Shop/DashboardLoading', component: DashboardLoading })

export const OnTheirWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading figures')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
