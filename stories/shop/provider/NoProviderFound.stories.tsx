import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NoProviderFound } from '#ui-kit/shop/provider/NoProviderFound.tsx'
import { providerGroups } from './providerGroups.ts'

const meta = preview.meta({
  title: 'Shop/Providers/NoProviderFound',
  component: NoProviderFound,
  args: { links: providerGroups.slice(0, 3) },
})

export const Nobody = meta.story({})

export const ServersMessage = meta.story({
  args: { message: 'No service provider serves Elim at the weekend' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No service provider serves Elim at the weekend' })).toBeVisible()
    await expect(canvas.queryByText(/^Try another area/)).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
