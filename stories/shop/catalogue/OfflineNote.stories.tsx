import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OfflineNote } from '#ui-kit/shop/catalogue/OfflineNote.tsx'

const meta = preview.meta({ title: 'Shop/OfflineNote', component: OfflineNote })

export const WithoutALine = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
