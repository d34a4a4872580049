import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Meter } from '#ui-kit/elements/Meter.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Card } from '#ui-kit/space/Card.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Elements/Meter',
  component: Meter,
  args: { value: 0.64, label: 'Towards free delivery' },
  render: (args) => (
    <Card>
      <Meter {...args} />
    </Card>
  ),
})

export const OnTheWay = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Towards free delivery' })).toHaveAttribute('aria-valuenow', '64')
  },
})

export const Empty = meta.story({ args: { value: 0 } })
export const Full = meta.story({ args: { value: 1 } })

export const WithWhatWouldBeAdded = meta.story({ args: { value: 0.4, projected: 0.72 } })

export const BeyondFull = meta.story({
  args: { value: 1.8 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100')
  },
})

export const WithItsWords = meta.story({
  render: (args) => (
    <Card>
      <Stack gap={2}>
        <Text size={14} strong>
          {'R\u00a090.10 more for free delivery'}
        </Text>
        <Meter {...args} />
      </Stack>
    </Card>
  ),
})
