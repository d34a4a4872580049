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
