import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { VisuallyHidden } from '#ui-kit/elements/VisuallyHidden.tsx'

const meta = preview.meta({ title: 'Elements/VisuallyHidden', component: VisuallyHidden })

export const ReadAloudOnly = meta.story({
  render: () => (
    <Text>
      3 <VisuallyHidden>things in your cart</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('things in your cart').offsetWidth).toBe(1)
  },
})

/** Sight has the product beside the button; who hears the button alone needs its name. */
export const Do = meta.story({
  tags: ['guidance'],
  render: () => (
    <Text>
      Add to cart<VisuallyHidden>, Blue kettle</VisuallyHidden>
    </Text>
  ),
})

/** What everybody has to know is hidden: the rules of a password. */
export const DoNot = meta.story({
  tags: ['guidance'],
  render: () => (
    <Text>
      Choose a password<VisuallyHidden> of 6 to 20 characters</VisuallyHidden>
    </Text>
  ),
})
