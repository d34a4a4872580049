import { expect, fn, screen } from 'storybook/test'
import { lengthRule } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { AnswerEnquiryDialog } from '#ui-kit/shop/enquiry/AnswerEnquiryDialog.tsx'
import { leratosQuestion, longQuestion } from './enquiries.ts'

const meta = preview.meta({
  title: 'Shop/Enquiries/AnswerEnquiryDialog',
  component: AnswerEnquiryDialog,
  args: { enquiry: leratosQuestion, rule: lengthRule('answer', 10, 4000), onAnswer: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

export const Empty = meta.story({
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send answer' })).toBeDisabled()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const answer = await screen.findByLabelText('Answer')
    await tabTo(answer)
    await userEvent.keyboard('  Yes, the driver calls you. ')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('Yes, the driver calls you.')
  },
})

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Answer'), 'Yes')
    await userEvent.tab()
    await expect(screen.getByText('The answer must be at least 10 characters long')).toBeVisible()
    leaveFocus()
  },
})

export const Sending = meta.story({ args: { busy: true } })

export const Failed = meta.story({ args: { problem: 'This enquiry was erased: it can no longer be answered' } })

export const LongTextOnASmallPhone = meta.story({
  args: { enquiry: longQuestion },
  globals: { viewport: { value: 'small' } },
})
