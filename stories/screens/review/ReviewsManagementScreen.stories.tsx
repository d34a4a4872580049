import { expect, fn, screen } from 'storybook/test'
import { reasonRule } from '#stories/exampleRules.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { lerato, longReview, reviews, scriptReview } from '#stories/shop/review/moderatedReviews.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { type ReviewFilter, ReviewsManagementScreen } from '#ui-kit/screens/review/ReviewsManagementScreen.tsx'

const allReviews: ReviewFilter = { search: '', subject: '', state: '', rating: '' }

const meta = preview.meta({
  title: 'Screens/Admin/ReviewsManagementScreen',
  component: ReviewsManagementScreen,
  args: {
    reviews,
    totalCount: 188,
    filter: allReviews,
    onFilter: fn(),
    onHide: fn(),
    onShow: fn(),
    page: 1,
    pages: 10,
    hrefFor: (page: number) => `/Reviews_Management?pageNumber=${page}`,
  },
  parameters: { layout: 'fullscreen' },
})

export const FirstPage = meta.story({})

FirstPage.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('188 reviews')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('About'), 'Service providers')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...allReviews, subject: 'provider' })
  await userEvent.selectOptions(canvas.getByLabelText('State'), 'Hidden')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...allReviews, state: 'hidden' })
  await userEvent.selectOptions(canvas.getByLabelText('Rating'), '1 star')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...allReviews, rating: '1' })
})

export const OnlyHidden = meta.story({
  args: {
    reviews: reviews.filter(({ hidden }) => hidden),
    totalCount: 1,
    pages: 1,
    filter: { ...allReviews, state: 'hidden' } as ReviewFilter,
  },
})

export const OnlyServiceProviders = meta.story({
  args: {
    reviews: reviews.filter(({ subject }) => subject.kind === 'provider'),
    totalCount: 1,
    pages: 1,
    filter: { ...allReviews, subject: 'provider' } as ReviewFilter,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Themba Mokoena' })[0]).toHaveAttribute(
      'href',
      '/ServiceProvider/themba-mokoena',
    )
  },
})

export const Hiding = meta.story({
  args: { hiding: { review: lerato, rule: reasonRule, onHide: fn(), onClose: fn() } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Hide this review' })).toBeInTheDocument()
  },
})

export const Loading = meta.story({ args: { reviews: [], loading: true } })

export const Empty = meta.story({ args: { reviews: [], totalCount: 0, pages: 1 } })

export const NothingMatches = meta.story({
  args: {
    reviews: [],
    totalCount: 0,
    pages: 1,
    filter: { search: 'samovar', subject: '', state: '', rating: '1' } as ReviewFilter,
  },
})

NothingMatches.test('calls onFilter', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all reviews' }))
  await expect(args.onFilter).toHaveBeenCalledWith(allReviews)
})

export const PastTheLastPage = meta.story({
  args: { reviews: [], totalCount: 160, page: 9, pages: 8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the last page' })).toHaveAttribute(
      'href',
      '/Reviews_Management?pageNumber=8',
    )
  },
})

export const Failed = meta.story({
  args: { reviews: [], failure: { onRetry: fn() } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.failure?.onRetry).toHaveBeenCalledOnce()
})

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const LongText = meta.story({ args: { reviews: [longReview, scriptReview, ...reviews] } })

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const SmallPhone = meta.story({
  args: { reviews: [longReview, ...reviews] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('searchbox', { name: 'Find' }))
    await userEvent.keyboard('k')
    await expect(args.onFilter).toHaveBeenCalledWith({ ...allReviews, search: 'k' })
    await tabTo(canvas.getByRole('button', { name: /^Hide the review of Hlanzeka/ }))
    await userEvent.keyboard(' ')
    await expect(args.onHide).toHaveBeenCalledWith('pieter')
  },
})
