import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { FaqScreen } from '#ui-kit/screens/about/FaqScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/FaqScreen',
  component: FaqScreen,
  args: {
    title: 'Questions and answers',
    lead: 'Short answers about ordering and delivery.',
    trail: [{ label: 'Home', href: '/' }, { label: 'Questions and answers' }],
    groups: [
      {
        heading: 'Ordering',
        questions: [
          { question: 'How do I pay?', answer: ['At your door, when your order arrives: in cash or by card.'] },
          {
            question: 'Where is my order?',
            answer: ['Your order page shows every step with its time, from placed to delivered.'],
            link: { text: 'Your orders', href: '/account/orders' },
          },
        ],
      },
    ],
    more: sectionProps({
      more: {
        heading: 'Something else?',
        paragraphs: [[{ text: 'Ask a person', href: '/Help/contact' }, ': we answer soon.']],
      },
    }),
  },
  parameters: { layout: 'fullscreen' },
})

export const Closed = meta.story({})

Closed.test('opens an answer with its link', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Where is my order?'))
  await expect(canvas.getByRole('link', { name: 'Your orders' })).toBeVisible()
})

export const LongTextOnASmallPhone = meta.story({
  args: {
    groups: [
      {
        heading: 'Large, heavy and fragile goods outside the areas with delivery on the same day',
        questions: [
          {
            question:
              'What do you need to know before a washing machine comes up four flights of stairs without a lift?',
            answer: ['Measure your door, your stairs and the place where it will stand. Tell us about dogs and gates.'],
            link: { text: 'Delivery terms for large, heavy and fragile goods', href: '/DeliveryTermsAndConditions' },
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/four flights of stairs/))
    await userEvent.click(document.body)
  },
})
