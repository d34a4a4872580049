import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { PageViews } from '#ui-kit/shop/dashboard/PageViews.tsx'
import { longNumbers, pageViews } from './figures.ts'

const meta = preview.meta({
  title: 'Shop/Dashboard/PageViews',
  component: PageViews,
  args: { pages: pageViews },
})

export const SomePages = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Buy Now Pay Later 84' })).toBeVisible()
  },
})

export const NothingWasRead = meta.story({
  args: { pages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody opened a policy page in this period.')).toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: { pages: longNumbers.pageViews },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('region', { name: 'Page views of the policies' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Buy Now Pay Later' })).toHaveFocus()
  },
})
