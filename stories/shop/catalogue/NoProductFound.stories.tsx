import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { NoProductFound } from '#ui-kit/shop/catalogue/NoProductFound.tsx'

const meta = preview.meta({
  title: 'Shop/Catalogue/NoProductFound',
  component: NoProductFound,
  args: {
    links: [
      { label: 'Appliances', href: '/Categories/Appliances' },
      { label: 'Hardware', href: '/Categories/Hardware' },
      { label: 'Household', href: '/Categories/Household' },
    ],
  },
})

export const InAnEmptyList = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No product found' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Hardware' })).toHaveAttribute('href', '/Categories/Hardware')
  },
})

export const WholePage = meta.story({
  args: { level: 1, children: 'We could not find this product.' },
})

export const WithoutLinks = meta.story({ args: { links: [] } })
