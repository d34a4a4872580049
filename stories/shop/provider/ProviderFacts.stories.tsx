import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProviderFacts } from '#ui-kit/shop/provider/ProviderFacts.tsx'
import { longNamedProvider, ntsakoTheMechanic, thembaThePlumber } from './providers.ts'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderFacts',
  component: ProviderFacts,
  args: { facts: { ...thembaThePlumber, place: 'Pimville, Zone 4' } },
})

export const Experienced = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 years of experience')).toBeVisible()
    await expect(canvas.getByText('Pimville, Zone 4')).toBeVisible()
  },
})

export const NewWithoutFee = meta.story({
  args: { facts: { ...ntsakoTheMechanic, callOutFee: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New to the trade')).toBeVisible()
    await expect(canvas.getByText('No call-out fee')).toBeVisible()
  },
})

export const WithoutPlace = meta.story({ args: { facts: { ...thembaThePlumber, place: undefined } } })

export const SmallPhone = meta.story({
  args: { facts: { ...longNamedProvider, place: `${longNamedProvider.location}, ${longNamedProvider.zone}` } },
  globals: { viewport: { value: 'small' } },
})
