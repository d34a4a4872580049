import { expect, fn } from 'storybook/test'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import {
  drill,
  familyPot,
  fridge,
  ladder,
  redKettle,
  wallPaint,
  yellowToaster,
} from '#stories/shop/catalogue/products.ts'
import { categories } from '#stories/shop/shell/navigation.ts'
import preview from '#storybook/preview.tsx'
import { CategoriesScreen } from '#ui-kit/screens/catalogue/CategoriesScreen.tsx'

const things = [[redKettle, fridge, yellowToaster], [drill, wallPaint, ladder], [familyPot]]

const tiles = categories.map((category, place) => ({
  ...category,
  count: [18, 14, 11][place],
  pictures: (things[place] ?? []).map(({ picture }) => picture),
  children: category.children.map(({ name, href }) => ({ name, href })),
}))

const meta = preview.meta({
  title: 'Screens/Shopper/CategoriesScreen',
  component: CategoriesScreen,
  args: { categories: tiles },
  parameters: { layout: 'fullscreen' },
})

export const ThreeCategories = meta.story({})

const leaves = [
  ['Cordless', 'With a cord', 'For the stove'],
  ['Small', 'Family size', 'Chest freezers', 'Spare parts & seals'],
]

export const ThreeLevels = meta.story({
  args: {
    categories: tiles.map((tile) => ({
      ...tile,
      children: tile.children.map((part, place) => ({
        ...part,
        children: (leaves[place % 2] ?? []).map((name) => ({ name, href: `${part.href}/${name}` })),
      })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Floor Care' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Family size' }).length).toBeGreaterThan(3)
  },
})

export const Loading = meta.story({
  args: { categories: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the categories')
  },
})

export const Empty = meta.story({
  args: { categories: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No product found' })).toBeVisible()
  },
})

export const Failed = meta.story({ args: { categories: [], failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({
  args: {
    categories: [
      ...tiles.slice(0, 2),
      {
        name: 'Outdoor living, braai and garden irrigation',
        href: '/Categories/Outdoor',
        count: 1,
        pictures: [],
        children: [{ name: 'Pumps, timers and everything for a borehole', href: '/categories/outdoor/pumps' }],
      },
    ],
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
