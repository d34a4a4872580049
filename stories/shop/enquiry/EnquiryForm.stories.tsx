import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { checkEnquiry } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { EnquiryForm } from '#ui-kit/shop/enquiry/EnquiryForm.tsx'
import { emptyEnquiry } from '#ui-kit/shop/enquiry/enquiryDraft.ts'
import { enquiryTopicOptions, leratosDraft } from './enquiries.ts'

/** Keeps what is typed, as a page does. */
const TypedForm = (props: ComponentProps<typeof EnquiryForm>) => {
  const [draft, setDraft] = useState(props.draft)
  return <EnquiryForm {...props} draft={draft} onDraft={(change) => setDraft(change)} />
}

const meta = preview.meta({
  title: 'Shop/Enquiries/EnquiryForm',
  component: EnquiryForm,
  render: (args) => <TypedForm {...args} />,
  args: {
    draft: emptyEnquiry,
    onDraft: fn(),
    topics: enquiryTopicOptions,
    check: checkEnquiry,
    maxLength: 2000,
    onSubmit: fn(),
    onAgain: fn(),
    privacyHref: '/Privacy',
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled()
    await expect(canvas.getByText('Please complete 4 fields.')).toBeVisible()
  },
})

export const FilledIn = meta.story({
  args: { draft: leratosDraft },
})

FilledIn.test('calls onSubmit', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
  await expect(args.onSubmit).toHaveBeenCalledOnce()
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('What is it about?'))
    await userEvent.selectOptions(canvas.getByLabelText('What is it about?'), 'A product')
    await userEvent.tab()
    await userEvent.keyboard('Jo')
    await userEvent.tab()
    await userEvent.keyboard('jo@ekhaya.example')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('Is the tin bucket round?')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const WithErrors = meta.story({
  args: { draft: { ...leratosDraft, name: 'L', email: 'lerato', message: 'Hi' } },
  play: async ({ canvas, userEvent }) => {
    for (const label of ['Your name', 'Your e-mail address', 'Your message']) {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.tab()
    }
    await expect(canvas.getByText('The name must be at least 2 characters long')).toBeVisible()
    await expect(canvas.getByText('Enter an e-mail address')).toBeVisible()
    await expect(canvas.getByText('The message must be at least 10 characters long')).toBeVisible()
    leaveFocus()
  },
})

export const RefusedByTheServer = meta.story({
  args: {
    draft: leratosDraft,
    problem: 'Please check some of the fields',
    errors: { email: 'Enter an e-mail address' },
  },
})

export const Offline = meta.story({ args: { draft: leratosDraft, problem: 'Network error' } })

export const Sending = meta.story({ args: { draft: leratosDraft, sending: true } })

export const Sent = meta.story({
  args: { sent: { enquiryNumber: 'EN-4Q9Z-0KXB', email: 'lerato@ekhaya.example', answered: 'within one working day' } },
})

Sent.test('calls onAgain', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('EN-4Q9Z-0KXB')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }))
  await expect(args.onAgain).toHaveBeenCalledOnce()
})

export const LongTextOnASmallPhone = meta.story({
  args: {
    draft: {
      ...leratosDraft,
      name: 'Nomvula Hlengiwe Ramaphosa-Makhathini van der Westhuizen',
      email: 'nomvula.hlengiwe.ramaphosa-makhathini@a-very-long-mail-host.example',
      message: 'The washing machine hums, stops, hums again. '.repeat(30),
    },
  },
  globals: { viewport: { value: 'small' } },
})
