import { expect, fn } from 'storybook/test'
import { reviewRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { ReviewForm } from '#ui-kit/shop/review/ReviewForm.tsx'
import { aminasReview, longestReview } from './kettleReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/ReviewForm',
  component: ReviewForm,
  args: { rule: reviewRule, onSubmit: fn() },
  decorators: [ColumnWidth],
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send review' })).toBeDisabled()
    await expect(canvas.getByText('Choose your stars first.')).toBeVisible()
    await expect(canvas.getByText('0 of 1000 characters')).toBeVisible()
  },
})

export const FilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 stars: Excellent' }))
    await userEvent.type(canvas.getByLabelText('Your review'), ' Boils fast and pours well ')
    await expect(canvas.getByText('25 of 1000 characters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send review' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ stars: 5, text: 'Boils fast and pours well' })
    leaveFocus()
  },
})

export const ErrorAfterBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Your review'), 'Too short')
    await expect(canvas.queryByText(/at least 10/)).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByText('The review must be at least 10 characters long')).toBeVisible()
    await expect(canvas.getByLabelText('Your review')).toBeInvalid()
    await userEvent.type(canvas.getByLabelText('Your review'), '!')
    await expect(canvas.queryByText(/at least 10/)).toBeNull()
    leaveFocus()
  },
})

export const TooLong = meta.story({
  args: { review: { stars: 4, text: `${longestReview.text}!` } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Your review'))
    await userEvent.tab()
    await expect(canvas.getByText('The review must be at most 1000 characters long')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
    leaveFocus()
  },
})

export const Editing = meta.story({ args: { review: aminasReview, onCancel: fn() } })

export const Saving = meta.story({ args: { review: aminasReview, onCancel: fn(), saving: true } })

export const CouldNotBeSaved = meta.story({
  args: { review: aminasReview, problem: 'You can review this product once it has been delivered to you.' },
})

export const TextRefused = meta.story({
  args: { review: aminasReview, textProblem: 'The review must be a text' },
})

TextRefused.test('can be sent once the text has changed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await userEvent.type(canvas.getByLabelText('Your review'), '.')
  await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled()
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await userEvent.tab()
    await expect(canvas.getByLabelText('Your review')).toHaveFocus()
    await userEvent.keyboard('It does what it should')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ stars: 3, text: 'It does what it should' })
  },
})
