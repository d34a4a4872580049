import { expect } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { RatingHistogram } from '#ui-kit/shop/review/RatingHistogram.tsx'
import { kettleCounts, kettleRating } from './kettleReviews.ts'

const percent = (stars: 1 | 5) => Math.round((100 * kettleCounts[stars]) / kettleRating.total)

const meta = preview.meta({
  title: 'Shop/Reviews/RatingHistogram',
  component: RatingHistogram,
  args: { counts: kettleCounts },
  decorators: [ColumnWidth],
})

export const MostlyGood = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`5 stars: ${kettleCounts[5]} reviews, ${percent(5)} percent`)).toBeInTheDocument()
    await expect(canvas.getByText(`1 star: ${kettleCounts[1]} reviews, ${percent(1)} percent`)).toBeInTheDocument()
  },
})

export const OneReview = meta.story({ args: { counts: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } } })

export const Thousands = meta.story({
  args: { counts: { 1: 1204, 2: 380, 3: 977, 4: 5210, 5: 18_433 } },
  globals: { viewport: { value: 'small' } },
})
