import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NoScriptNotice } from '#ui-kit/shop/shell/NoScriptNotice.tsx'

const meta = preview.meta({
  title: 'Shop/Shell/NoScriptNotice',
  component: NoScriptNotice,
  args: { categoriesHref: '/Categories', telephone: { label: '012 345 6789', href: 'tel:+27123456789' } },
})

export const Desktop = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'browse all categories' })).toHaveAttribute('href', '/Categories')
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
