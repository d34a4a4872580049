import preview from '#storybook/preview.tsx'
import { Heading } from '#ui-kit/elements/Heading.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { contrast, contrastDark, dark, light, type Palette } from '#ui-kit/theme/palettes.ts'
import { PairTable } from './PairTable.tsx'
import { Swatches } from './Swatches.tsx'

const Sheet = ({ name, palette }: { name: string; palette: Palette }) => (
  <Stack gap={6}>
    <Heading level={1}>{name}</Heading>
    <Swatches palette={palette} />
    <Heading level={2}>What stands on what</Heading>
    <PairTable palette={palette} caption={`Contrast in ${name}`} />
  </Stack>
)

const meta = preview.meta({ title: 'Theme/Colours', component: Sheet, args: { name: 'Light', palette: light } })

export const Light = meta.story({})
export const Dark = meta.story({ args: { name: 'Dark', palette: dark } })
export const HighContrast = meta.story({ args: { name: 'High contrast', palette: contrast } })
export const HighContrastAtNight = meta.story({
  args: { name: 'High contrast on a dark device', palette: contrastDark },
})
