import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Anchor } from '#ui-kit/elements/Anchor.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

const meta = preview.meta({
  title: 'Elements/Anchor',
  component: Anchor,
  args: { href: '/DeliveryTermsAndConditions', children: 'How delivery works' },
})

export const OnItsOwn = meta.story({})

export const InASentence = meta.story({
  render: (args) => (
    <Text>
      Orders of R250 or more are delivered free in Pimville and Tiyani. <Anchor {...args} /> tells the rest.
    </Text>
  ),
})

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'How delivery works' })).toHaveFocus()
  },
})
