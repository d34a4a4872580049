import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SkipLink } from '#ui-kit/elements/SkipLink.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'

const meta = preview.meta({
  title: 'Elements/SkipLink',
  component: SkipLink,
  args: { href: '#main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text as="main" id="main">
        Press Tab: the way past the header shows itself.
      </Text>
    </>
  ),
})

export const OutOfSight = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect().bottom).toBeLessThan(0)
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
})
