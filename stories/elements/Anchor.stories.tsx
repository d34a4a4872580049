import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

const meta = preview.meta({
  title: 'Elements/Anchor',
  component: Anchor,
  args: { href: '/DeliveryTermsAndConditions', children: 'How delivery works' },
  // A link that stands alone is a StandaloneLink.
  render: (args) => (
    <Text>
      Orders of R250 or more are delivered free in Pimville and Tiyani. <Anchor {...args} /> tells the rest.
    </Text>
  ),
})

export const InASentence = meta.story({})

/** The words name the page that they lead to. */
export const Do = meta.story({
  tags: ['guidance'],
  render: (args) => (
    <Text>
      Read <Anchor {...args}>how delivery works</Anchor> before you order.
    </Text>
  ),
})

/** Read out in a list of links, “here” says nothing. */
export const DoNot = meta.story({
  tags: ['guidance'],
  render: (args) => (
    <Text>
      To learn about delivery, click <Anchor {...args}>here</Anchor>.
    </Text>
  ),
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'How delivery works' })).toHaveFocus()
  },
})
