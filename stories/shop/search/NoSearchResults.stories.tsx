import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NoSearchResults } from '#ui-kit/shop/search/NoSearchResults.tsx'
import { kettleTags, toSearchLinks } from './kettleSearch.ts'

const meta = preview.meta({
  title: 'Shop/Search/NoSearchResults',
  component: NoSearchResults,
  args: { message: 'No product found', didYouMean: toSearchLinks(['kettle', 'kettle cordless', 'Appliances']) },
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
  args: { didYouMean: toSearchLinks(kettleTags) },
  globals: { viewport: { value: 'small' } },
})
