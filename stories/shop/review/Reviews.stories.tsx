import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { Reviews } from '#ui-kit/shop/review/Reviews.tsx'
import { kettleCounts, kettleReviews, longestReview } from './kettleReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews',
  component: Reviews,
  args: {
    average: 4.4,
    total: 38,
    counts: kettleCounts,
    reviews: kettleReviews,
    onMore: fn(),
    own: <OwnReviewPanel onSave={fn()} />,
  },
})

const none = { average: 0, total: 0, counts: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 }, reviews: [] }

export const ManyOpinions = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: 'Reviews' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more (34 left)' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

export const AllShown = meta.story({
  args: { total: kettleReviews.length, counts: { 1: 0, 2: 1, 3: 0, 4: 1, 5: 2 } },
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

export const LongOpinion = meta.story({ args: { reviews: [longestReview, ...kettleReviews] } })

export const SmallPhone = meta.story({
  args: { reviews: [longestReview, ...kettleReviews] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  args: { own: undefined },
  play: async ({ userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})
