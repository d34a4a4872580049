import preview from '#storybook/preview.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Space/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Free delivery</Heading>
        <Text tone="ink-2">In Pimville and Tiyani Magoro, on orders of R&nbsp;250.00 and more.</Text>
      </Stack>
    ),
  },
})

export const OnPaper = meta.story({})
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
