import { expect, fn } from 'storybook/test'
import { reviewRule } from '#stories/exampleRules.ts'
import preview from '#storybook/preview.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { kettleRating, kettleReviews, longestReview, ratingOf } from './kettleReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/Reviews',
  component: Reviews,
  args: {
    ...kettleRating,
    reviews: kettleReviews,
    onMore: fn(),
    own: <OwnReviewPanel rule={reviewRule} onSave={fn()} />,
  },
  parameters: { docs: { story: { inline: false, height: '800px' } } },
})

const none = { average: 0, total: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, reviews: [] }

export const ManyOpinions = meta.story({})

ManyOpinions.test('calls onMore', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Reviews' })).toBeVisible()
  await userEvent.click(
    canvas.getByRole('button', { name: `Show more (${kettleRating.total - kettleReviews.length} left)` }),
  )
  await expect(args.onMore).toHaveBeenCalledOnce()
})

export const AllShown = meta.story({
  args: ratingOf(kettleReviews),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Show more/ })).toBeNull()
  },
})

export const LoadingMore = meta.story({ args: { loadingMore: true } })

export const NoReviewsYet = meta.story({
  args: none,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No reviews yet')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Ratings by stars' })).toBeNull()
  },
})

export const WithoutOwnReview = meta.story({ args: { own: undefined } })

export const Loading = meta.story({ args: { ...none, loading: true, own: undefined } })

export const Failed = meta.story({
  args: { ...none, failure: { onRetry: fn() }, own: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

const longOpinions = [longestReview, ...kettleReviews]

export const LongOpinion = meta.story({ args: { ...ratingOf(longOpinions), reviews: longOpinions } })

export const SmallPhone = meta.story({
  args: { ...ratingOf(longOpinions), reviews: longOpinions },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { own: undefined },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
