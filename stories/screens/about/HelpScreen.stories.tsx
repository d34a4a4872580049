import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { HelpScreen } from '#ui-kit/screens/about/HelpScreen.tsx'
import { sectionProps } from '#ui-kit/screens/about/sectionProps.tsx'

const meta = preview.meta({
  title: 'Screens/Shopper/HelpScreen',
  component: HelpScreen,
  args: {
    title: 'Help',
    lead: 'Find an answer, or ask a person.',
    trail: [{ label: 'Home', href: '/' }, { label: 'Help' }],
    sections: sectionProps({
      answers: {
        heading: 'Answers',
        paragraphs: [
          [{ text: 'Questions and answers', href: '/Help/faq' }, ': ordering, paying, delivery, bookings.'],
          [{ text: 'Contact', href: '/Help/contact' }, ': call, write or visit us.'],
        ],
      },
      own: {
        heading: 'Your account',
        paragraphs: [[{ text: 'Your orders', href: '/account/orders' }, ': where each one is.']],
      },
    }),
  },
  parameters: { layout: 'fullscreen' },
})

export const Links = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/Help/contact')
  },
})

export const MovedPage = meta.story({
  args: { moved: { title: 'This page has moved', sentence: '“Payment” belonged to an older version of this shop.' } },
})

export const LongTextOnASmallPhone = meta.story({
  args: {
    moved: {
      title: 'This page has moved',
      sentence: `“${'Statement of all members '.repeat(6).trim()}” belonged to an older version of this shop.`,
    },
  },
  globals: { viewport: { value: 'small' } },
})
