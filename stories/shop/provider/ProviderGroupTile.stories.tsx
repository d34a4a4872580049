import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProviderGroupTile } from '#ui-kit/shop/provider/ProviderGroupTile.tsx'
import { providerGroups } from './providerGroups.ts'
import { ProviderWidth } from './storyWidth.tsx'

const [homeServices, ...others] = providerGroups
const supplies = others.at(-1)

const meta = preview.meta({
  title: 'Shop/Providers/ProviderGroupTile',
  component: ProviderGroupTile,
  args: { group: homeServices ?? { value: 'home-services', label: 'Home Services', href: '/' } },
  decorators: [ProviderWidth],
})

export const HomeServices = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home Services 24 providers' })).toBeVisible()
  },
})

export const OneProvider = meta.story({ args: { ...(supplies && { group: supplies }) } })

export const NewGroupWithoutCount = meta.story({
  args: { group: { value: 'pets', label: 'Pets', href: '/serviceProviderCategories/pets' } },
})
