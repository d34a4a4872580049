import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EnquiryCard } from '#ui-kit/shop/enquiry/EnquiryCard.tsx'
import { aminasQuestion, closedQuestion, erasedQuestion, leratosQuestion, longQuestion } from './enquiries.ts'

const meta = preview.meta({
  title: 'Shop/Enquiries/EnquiryCard',
  component: EnquiryCard,
  args: { enquiry: leratosQuestion, onAnswer: fn(), onClose: fn(), onErase: fn() },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
})

export const Open = meta.story({})

Open.test('calls onAnswer, onClose and onErase', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Answer enquiry EN-4Q9Z-0KXB' }))
  await expect(args.onAnswer).toHaveBeenCalledWith('leratos-question')
  await userEvent.click(canvas.getByRole('button', { name: 'Close enquiry EN-4Q9Z-0KXB without an answer' }))
  await expect(args.onClose).toHaveBeenCalledWith('leratos-question')
  await userEvent.click(canvas.getByRole('button', { name: 'Erase enquiry EN-4Q9Z-0KXB' }))
  await expect(args.onErase).toHaveBeenCalledWith('leratos-question')
})

export const AnsweredTwice = meta.story({
  args: { enquiry: aminasQuestion },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Erase/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Amina Daniels' })).toHaveAttribute(
      'href',
      '/Customers_Management/amina',
    )
  },
})

export const Closed = meta.story({ args: { enquiry: closedQuestion } })

export const Erased = meta.story({ args: { enquiry: erasedQuestion } })

export const Closing = meta.story({ args: { busyId: 'leratos-question' } })

export const LongText = meta.story({ args: { enquiry: longQuestion } })

export const LongTextOnASmallPhone = meta.story({
  args: { enquiry: longQuestion },
  globals: { viewport: { value: 'small' } },
})
