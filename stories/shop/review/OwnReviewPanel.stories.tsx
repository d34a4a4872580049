import { expect, fn } from 'storybook/test'
import { reviewRule } from '#stories/exampleRules.ts'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { OwnReviewPanel } from '#ui-kit/shop/review/OwnReviewPanel.tsx'
import { aminasReview } from './kettleReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/OwnReviewPanel',
  component: OwnReviewPanel,
  args: { rule: reviewRule, onSave: fn() },
  decorators: [ColumnWidth],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const NotReviewed = meta.story({})

export const NotReviewedServiceProvider = meta.story({
  args: { invitation: 'How was the visit?' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'How was the visit?' })).toBeVisible()
  },
})

export const VisitNotCompleted = meta.story({
  args: {
    invitation: 'How was the visit?',
    refusal: { reason: 'You can review this service provider once your booking is completed' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once your booking is completed/)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const Guest = meta.story({
  args: {
    refusal: {
      reason: 'Login to review what you bought here.',
      way: { label: 'Login', href: '/Login' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/Login')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})

export const NotBought = meta.story({
  args: { refusal: { reason: 'Only people who bought this product here can review it.' } },
})

export const Written = meta.story({
  args: { review: aminasReview },
})

Written.test('calls onSave', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit your review' }))
  await userEvent.click(canvas.getByRole('radio', { name: '3 stars: Good' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
  await expect(args.onSave).toHaveBeenCalledWith({ stars: 3, text: aminasReview.text })
})

export const EditingCancelled = meta.story({
  tags: ['behaviour'],
  args: { review: aminasReview },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit your review' }))
    await expect(canvas.getByRole('region', { name: 'Your review' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('region', { name: 'Your review' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Edit your review' })).toBeVisible()
  },
})

export const HiddenByTheShop = meta.story({
  args: { review: { ...aminasReview, hiddenBecause: 'It names a driver, and we keep people out of reviews.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only you can see this review')).toBeVisible()
  },
})

export const Saving = meta.story({ args: { saving: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { review: aminasReview },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('radio', { name: '5 stars: Excellent' })).toBeChecked()
  },
})
