import { expect } from 'storybook/test'
import { ColumnWidth } from '#stories/shop/catalogue/storyWidths.tsx'
import preview from '#storybook/preview.tsx'
import { InstallerLink } from '#ui-kit/shop/catalogue/product/InstallerLink.tsx'

const meta = preview.meta({
  title: 'Shop/InstallerLink',
  component: InstallerLink,
  args: { label: 'Book a plumber', href: '/serviceProviderCategories/home-services/plumber' },
  decorators: [ColumnWidth],
})

export const Plumber = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a plumber' })).toBeVisible()
  },
})

export const Electrician = meta.story({ args: { label: 'Book an electrician' } })

export const SmallPhone = meta.story({
  args: { label: 'Book somebody who is handy with ladders' },
  globals: { viewport: { value: 'small' } },
})
