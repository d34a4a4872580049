import { expect, fn, within } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ReviewsTable } from '#ui-kit/shop/review/ReviewsTable.tsx'
import { longReview, reviews, scriptReview } from './moderatedReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/ReviewsTable',
  component: ReviewsTable,
  args: { reviews, onHide: fn(), onShow: fn() },
})

export const ProductsAndServiceProviders = meta.story({})

ProductsAndServiceProviders.test('calls onHide and onShow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Hide the review of Hlanzeka steam iron/ }))
  await expect(args.onHide).toHaveBeenCalledWith('pieter')
  await userEvent.click(canvas.getByRole('button', { name: /^Show again the review of Bokberg/ }))
  await expect(args.onShow).toHaveBeenCalledWith('sibusiso')
})

export const Busy = meta.story({ args: { busyId: 'sibusiso' } })

export const LongText = meta.story({
  args: { reviews: [longReview, ...reviews] },
})

LongText.test('shows the whole text on demand', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all of it' }))
  await expect(canvas.getByText(longReview.text.trim())).toBeVisible()
})

export const ScriptInAReview = meta.story({
  args: { reviews: [scriptReview] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    await expect(table.getByText('<script>alert("paint")</script> covers well.')).toBeVisible()
  },
})

export const OnASmallPhone = meta.story({
  args: { reviews: [longReview, ...reviews] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: /^Hide the review of Vuthela/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onHide).toHaveBeenCalledWith('lerato')
  },
})
