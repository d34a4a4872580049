import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TitledSection } from '#ui-kit/elements/TitledSection.tsx'

const meta = preview.meta({
  title: 'Elements/TitledSection',
  component: TitledSection,
  args: { title: 'Warranty', children: 'Two years, parts and labour.' },
})

export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Warranty' })).toHaveTextContent('Two years, parts and labour.')
    await expect(canvas.getByRole('heading', { level: 2, name: 'Warranty' })).toBeVisible()
  },
})

export const LongTitle = meta.story({
  args: { title: 'What you get with every kettle, toaster and iron that we sell in this shop' },
  globals: { viewport: { value: 'small' } },
})
