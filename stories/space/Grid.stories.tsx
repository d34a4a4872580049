import preview from '#storybook/preview.tsx'
import { Grid } from '#ui-kit/space/Grid.tsx'
import { Block } from './Block.tsx'

const blocks = Array.from({ length: 10 }, (_, place) => `Product ${place + 1}`).map((name) => (
  <Block key={name} height={120}>
    {name}
  </Block>
))

const meta = preview.meta({ title: 'Space/Grid', component: Grid, args: { min: 220, children: blocks } })

export const ManyThings = meta.story({})
export const TwoThings = meta.story({ args: { children: blocks.slice(0, 2) } })
export const Narrow = meta.story({ args: { min: 120, gap: 2 } })
export const WiderThanThePhone = meta.story({ args: { min: 400 }, globals: { viewport: { value: 'small' } } })
