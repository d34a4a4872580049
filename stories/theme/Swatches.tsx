import { Text } from '#ui-kit/elements/Text.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import type { Palette } from '#ui-kit/theme/palettes.ts'

/** A palette, colour by colour, with the names its CSS variables have. */
export const Swatches = ({ palette }: { palette: Palette }) => (
  <Grid min={132} gap={3}>
    {Object.entries(palette).map(([name, color]) => (
      <Stack key={name} gap={1}>
        <span style={{ height: 56, background: color, border: '1px solid var(--line-strong)', borderRadius: 10 }} />
        <Text size={14} strong>
          --{name}
        </Text>
        <Text size={12} tone="ink-2">
          {color}
        </Text>
      </Stack>
    ))}
  </Grid>
)
