import { expect, fn } from 'storybook/test'
import { checkEnquiry } from '#stories/exampleRules.ts'
import { enquiryTopicOptions, leratosDraft } from '#stories/shop/enquiry/enquiries.ts'
import preview from '#storybook/preview.tsx'
import { ContactScreen } from '#ui-kit/screens/about/ContactScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'
import { emptyEnquiry } from '#ui-kit/shop/enquiry/enquiryDraft.ts'

const form = {
  draft: emptyEnquiry,
  onDraft: fn(),
  topics: enquiryTopicOptions,
  check: checkEnquiry,
  maxLength: 2000,
  onSubmit: fn(),
  onAgain: fn(),
  privacyHref: '/Privacy',
}

const meta = preview.meta({
  title: 'Screens/Shopper/ContactScreen',
  component: ContactScreen,
  args: {
    title: 'Contact Us',
    lead: 'A person answers, Monday to Saturday, 08:00 to 18:00.',
    trail: [{ label: 'Home', href: '/' }, { label: 'Contact Us' }],
    formHeading: 'Write to us',
    form,
    details: sectionProps({
      call: {
        heading: 'Call or chat',
        paragraphs: [
          ['Telephone: ', { text: '011 000 0000', href: 'tel:+27110000000' }],
          ['E-mail: ', { text: 'help@ekhaya.example', href: 'mailto:help@ekhaya.example' }],
        ],
      },
      visit: { heading: 'Visit us', paragraphs: ['12 Ntuli Street, Pimville, Soweto'] },
    }),
  },
  parameters: { layout: 'fullscreen' },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '011 000 0000' })).toHaveAttribute('href', 'tel:+27110000000')
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled()
  },
})

export const Sending = meta.story({ args: { form: { ...form, draft: leratosDraft, sending: true } } })

export const CouldNotBeSent = meta.story({
  args: { form: { ...form, draft: leratosDraft, problem: 'Network error' } },
})

export const Sent = meta.story({
  args: {
    form: {
      ...form,
      sent: { enquiryNumber: 'EN-4Q9Z-0KXB', email: 'lerato@ekhaya.example', answered: 'within one working day' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EN-4Q9Z-0KXB')).toBeVisible()
  },
})

export const LongTextOnASmallPhone = meta.story({
  args: {
    details: sectionProps({
      call: {
        heading: 'Call, chat or write to the people who pack and deliver your orders',
        paragraphs: [
          [
            'E-mail: ',
            {
              text: 'customer.questions.and.complaints@a-very-long-mail-host.example',
              href: 'mailto:customer.questions.and.complaints@a-very-long-mail-host.example',
            },
          ],
        ],
      },
    }),
  },
  globals: { viewport: { value: 'small' } },
})
