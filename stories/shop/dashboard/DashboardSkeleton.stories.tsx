import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { DashboardSkeleton } from '#ui-kit/shop/dashboard/DashboardSkeleton.tsx'

const meta = preview.meta({ title: 'Shop/Dashboard/DashboardSkeleton', component: DashboardSkeleton })

export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading figures')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
