import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { UnfoundSearches } from '#ui-kit/shop/dashboard/UnfoundSearches.tsx'
import { longNumbers, unfound } from './figures.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/UnfoundSearches',
  component: UnfoundSearches,
  args: { searches: unfound, count: 31, addHref: '/AddProduct' },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const SomeThings = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 times')).toBeVisible()
    await expect(canvas.getByText('once')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Search the products for gas heater' })).toHaveAttribute(
      'href',
      '/Products_Management?search=gas%20heater',
    )
  },
})

export const EverythingWasFound = meta.story({
  args: { searches: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})

export const LongTexts = meta.story({
  args: { searches: longNumbers.unfound, count: 123_456 },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Add a product' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Search the products for gas heater' })).toHaveFocus()
  },
})
