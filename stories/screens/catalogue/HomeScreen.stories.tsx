import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { delivery } from '#stories/shop/catalogue/delivery.ts'
import { everything, redKettle } from '#stories/shop/catalogue/products.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import preview from '#storybook/preview.tsx'
import { HomeScreen } from '#ui-kit/screens/catalogue/HomeScreen.tsx'
import { ProductStrip } from '#ui-kit/shop/catalogue/ProductStrip.tsx'
import { hero, sections } from './homeSections.ts'

const meta = preview.meta({
  title: 'Screens/Shopper/HomeScreen',
  component: HomeScreen,
  args: { hero, delivery, sections, onAdd: fn() },
  parameters: { layout: 'fullscreen' },
})

export const SummerDay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Stay Cool This Summer' })).toBeVisible()
  },
})

export const BelowTheBanner = meta.story({
  args: { belowBanner: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const ComingBack = meta.story({
  args: { lastViewed: <ProductStrip title="Last viewed" products={everything.slice(0, 10)} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Last viewed' })).toBeVisible()
  },
})

export const Loading = meta.story({ args: { loading: true } })

export const Failed = meta.story({
  args: { failure: { onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const SectionsWithoutProducts = meta.story({
  args: { sections: sections.map((section, place) => (place === 1 ? section : { ...section, products: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'New Stock' })).toBeNull()
  },
})

export const LongText = meta.story({
  args: {
    hero: {
      ...hero,
      title: 'Everything a growing household needs, from the first kettle to the last tin of paint, paid at the door',
      products: hero.products.map((product) => ({
        ...product,
        name: `${product.name} with a name that goes on and on`,
        ...{ price: rand('12 479.20'), was: rand('15 599.00'), discount: 20 },
      })),
    },
    sections: [
      {
        title: 'Appliances that keep their cool when the summer does not',
        href: '/',
        products: [{ ...redKettle, name: `${redKettle.name}, with temperature memory and a keep-warm plate` }],
      },
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })
