import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NothingFound } from '#ui-kit/shop/search/NothingFound.tsx'
import { kettleTags, linked } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/NothingFound',
  component: NothingFound,
  args: { message: 'No product found', didYouMean: linked(['kettle', 'kettle cordless', 'Appliances']) },
})

export const WithSuggestions = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No product found')
    await expect(canvas.getByRole('link', { name: 'kettle' })).toHaveAttribute('href', '/?search=kettle')
  },
})

export const WithoutSuggestions = meta.story({ args: { didYouMean: [] } })

export const WithoutMessage = meta.story({ args: { message: undefined } })

export const SmallPhone = meta.story({
  args: { didYouMean: linked(kettleTags) },
  globals: { viewport: { value: 'small' } },
})
