import { expect } from 'storybook/test'
import { shownKettle } from '#stories/lives/kettlePage.ts'
import preview from '#storybook/preview.tsx'
import { ProductSections } from '#ui-kit/screens/catalogue/ProductSections.tsx'

const { content } = shownKettle

const meta = preview.meta({
  title: 'Screens/Shopper/ProductSections',
  component: ProductSections,
  args: { content },
})

export const Kettle = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Overview', 'Features', 'Specifications', 'What’s in the box', 'Warranty'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
})

export const OnlyWhatIsKnown = meta.story({
  args: { content: { ...content, overview: undefined, features: [], specifications: [], whatsInTheBox: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(content.description)).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Features' })).toBeNull()
  },
})

export const LongText = meta.story({
  args: { content: { ...content, description: Array.from({ length: 4 }, () => content.description).join('\n\n') } },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
