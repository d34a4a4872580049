import { expect, fn, screen } from 'storybook/test'
import { reasonRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { HideReviewDialog } from '#ui-kit/shop/review/HideReviewDialog.tsx'
import { lerato, longReview, thembasReview } from './moderatedReviews.ts'

const meta = preview.meta({
  title: 'Shop/Reviews/HideReviewDialog',
  component: HideReviewDialog,
  args: { review: lerato, rule: reasonRule, onHide: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onHide', async ({ userEvent, args }) => {
  const reason = await screen.findByLabelText('Reason')
  await userEvent.type(reason, ' ad ')
  await userEvent.tab()
  await expect(screen.getByText('The reason must be at least 3 characters long')).toBeInTheDocument()
  await expect(screen.getByRole('button', { name: 'Hide review' })).toBeDisabled()
  await userEvent.type(reason, 's{Backspace}vertising ')
  await userEvent.click(screen.getByRole('button', { name: 'Hide review' }))
  await expect(args.onHide).toHaveBeenCalledWith('ad vertising')
})

export const TooLong = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByLabelText('Reason'))
    await userEvent.paste('r'.repeat(200))
    await expect(screen.getByRole('button', { name: 'Hide review' })).toBeEnabled()
    await userEvent.paste('r')
    await expect(screen.getByRole('button', { name: 'Hide review' })).toBeDisabled()
    leaveFocus()
  },
})

export const OfAServiceProvider = meta.story({
  args: { review: thembasReview },
  play: async () => {
    await expect(await screen.findByText('Ayesha on Themba Mokoena')).toBeVisible()
  },
})

export const Busy = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: 'Somebody has already hidden this review' } })

export const SmallPhone = meta.story({
  args: { review: longReview },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const reason = await screen.findByLabelText('Reason')
    await tabTo(reason)
    await userEvent.keyboard('Insults a customer{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onHide).toHaveBeenCalledWith('Insults a customer')
  },
})
