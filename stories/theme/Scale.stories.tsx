import preview from '#storybook/preview.tsx'
import { Text } from '#ui-kit/elements/Text.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { motions, radii, spaces, textSizes } from '#ui-kit/theme/scale.ts'

const meta = preview.meta({ title: 'Theme/Scale' })

const block = { width: 96, height: 64, background: 'var(--brand-tint)', border: '2px solid var(--brand)' }

export const Words = meta.story({
  render: () => (
    <Stack gap={4}>
      {Object.entries(textSizes)
        .reverse()
        .map(([size, line]) => (
          <Row key={size} gap={5} align="baseline">
            <Text size={12} tone="ink-3" style={{ flex: 'none', width: 48 }}>
              {size}/{line}
            </Text>
            <p style={{ font: `600 var(--text-${size}) var(--font)` }}>
              A kettle for every kitchen, R&nbsp;1&nbsp;299.00
            </p>
          </Row>
        ))}
    </Stack>
  ),
})

export const Weights = meta.story({
  render: () => (
    <Stack gap={4}>
      {[400, 600, 800].map((weight) => (
        <p key={weight} style={{ font: `${weight} var(--text-24) var(--font)` }}>
          {weight}: same-day delivery in Pimville
        </p>
      ))}
    </Stack>
  ),
})

export const Distances = meta.story({
  render: () => (
    <Stack gap={3}>
      {Object.entries(spaces).map(([step, px]) => (
        <Row key={step} gap={4}>
          <Text size={14} style={{ width: 160 }}>
            --space-{step}, {px} px
          </Text>
          <span style={{ width: `var(--space-${step})`, height: 24, background: 'var(--brand)' }} />
        </Row>
      ))}
    </Stack>
  ),
})

export const Corners = meta.story({
  render: () => (
    <Row gap={5} wrap>
      {Object.entries(radii).map(([step, px]) => (
        <Stack key={step} gap={2}>
          <span style={{ ...block, borderRadius: `var(--radius-${step})` }} />
          <Text size={14}>
            --radius-{step}, {px} px
          </Text>
        </Stack>
      ))}
    </Row>
  ),
})

export const Motion = meta.story({
  render: () => (
    <Stack gap={3}>
      {Object.entries(motions).map(([name, ms]) => (
        <Text key={name}>
          --motion-{name}: {ms} ms, and none where the device asks for less motion
        </Text>
      ))}
    </Stack>
  ),
})
