import preview from '#storybook/preview.tsx'
import { Row } from '#ui-kit/space/Row.tsx'
import { Block } from './Block.tsx'

const blocks = ['Kettles', 'Toasters', 'Fans', 'Heaters'].map((name) => <Block key={name}>{name}</Block>)

const meta = preview.meta({ title: 'Space/Row', component: Row, args: { children: blocks } })

export const Usual = meta.story({})
export const ApartFromEachOther = meta.story({ args: { justify: 'space-between' } })
export const AtTheEnd = meta.story({ args: { justify: 'end' } })

export const DifferentHeights = meta.story({
  args: {
    align: 'end',
    children: [40, 80, 120].map((height) => (
      <Block key={height} height={height}>
        {height} px
      </Block>
    )),
  },
})

export const GoesOnBelow = meta.story({ args: { wrap: true }, globals: { viewport: { value: 'small' } } })
