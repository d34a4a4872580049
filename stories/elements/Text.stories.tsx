import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'

const meta = preview.meta({
  title: 'Elements/Text',
  component: Text,
  args: { children: 'Order before 14:00 and it is at your door today.' },
})

export const Usual = meta.story({})
export const Strong = meta.story({ args: { strong: true } })
export const Small = meta.story({ args: { size: 14, tone: 'ink-2' } })

export const EveryTone = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text>Ink: what is said first</Text>
      <Text tone="ink-2">Ink 2: what explains it</Text>
      <Text tone="ink-3">Ink 3: hints and former prices</Text>
      <Text tone="ok">Ok: in stock, ready to go</Text>
      <Text tone="warn">Warn: only 3 left</Text>
      <Text tone="bad">Bad: sold out</Text>
      <Text tone="accent">Accent: this week’s offer</Text>
    </Stack>
  ),
})

export const EverySize = meta.story({
  render: () => (
    <Stack gap={2}>
      {([18, 16, 14, 12] as const).map((size) => (
        <Text key={size} size={size}>
          {size} px: pay the driver when the parcel is in your hands.
        </Text>
      ))}
    </Stack>
  ),
})

export const LongWords = meta.story({
  args: { children: 'Vleisbraaigereedskapversamelingshouerdekselskarnier: one word that must not push the page wide.' },
  globals: { viewport: { value: 'small' } },
})

/** Short sentences that one would say aloud to a customer. */
export const Do = meta.story({ tags: ['guidance'], args: { children: 'We deliver today if you order before 14:00.' } })

/** Long ones in the passive voice hide who does what. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: {
    children:
      'Kindly note that same-day dispatch will be effected in respect of all orders placed prior to 14:00 on the day.',
  },
})
