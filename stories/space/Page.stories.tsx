import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Page } from '#ui-kit/space/Page.tsx'
import { Block } from './Block.tsx'

const meta = preview.meta({
  title: 'Space/Page',
  component: Page,
  args: { children: <Block height={200}>At most 1200 px wide</Block> },
  parameters: { layout: 'fullscreen' },
})

export const Desktop = meta.story({})

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('At most 1200 px wide').getBoundingClientRect().left).toBe(16)
  },
})
