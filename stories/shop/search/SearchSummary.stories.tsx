import { expect } from 'storybook/test'
import { foundKettles, goodsOnSale } from '#stories/lives/searches.ts'
import preview from '#storybook/preview.tsx'
import { SearchSummary } from '#ui-kit/shop/search/SearchSummary.tsx'

const meta = preview.meta({
  title: 'Shop/Search/SearchSummary',
  component: SearchSummary,
  args: { title: 'Search results', text: 'kettle', total: foundKettles.total },
})

export const Found = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${foundKettles.total} result(s) found for "kettle"`)
  },
})

export const OneFound = meta.story({ args: { total: 1 } })

export const WithoutText = meta.story({
  args: { title: 'On sale', text: undefined, total: goodsOnSale.total },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`${goodsOnSale.total} result(s) found`)
  },
})

export const TotalUnknown = meta.story({ args: { total: undefined } })

export const TagsAreText = meta.story({
  args: { text: '<script>document.title = "taken"</script>', total: 0 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/found for "<script>document.title = "taken"<\/script>"/)).toBeVisible()
    await expect(canvasElement.querySelector('p script')).toBeNull()
  },
})

export const LongText = meta.story({
  args: { text: 'stainless '.repeat(10).trim() },
  globals: { viewport: { value: 'small' } },
})
