import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Stack } from '#ui-kit/space/Stack.tsx'
import { Block } from './Block.tsx'

const blocks = ['Kettles', 'Toasters', 'Fans'].map((name) => <Block key={name}>{name}</Block>)

const meta = preview.meta({ title: 'Space/Stack', component: Stack, args: { children: blocks } })

export const Usual = meta.story({})
export const Close = meta.story({ args: { gap: 1 } })
export const FarApart = meta.story({ args: { gap: 7 } })
export const Centred = meta.story({ args: { align: 'center' } })

export const AsAList = meta.story({
  args: { as: 'ul', children: ['Kettles', 'Fans'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).not.toHaveAttribute('gap')
  },
})
