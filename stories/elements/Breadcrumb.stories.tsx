import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Breadcrumb } from '#ui-kit/elements/Breadcrumb.tsx'

const meta = preview.meta({
  title: 'Elements/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Appliances', href: '/Categories/Appliances' },
      { label: 'Blue kettle' },
    ],
  },
})

export const OnAProduct = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Appliances'])
    await expect(canvas.getByText('Blue kettle')).toHaveAttribute('aria-current', 'page')
  },
})

export const OneStep = meta.story({ args: { trail: [{ label: 'Home', href: '/' }, { label: 'Cart' }] } })

export const LongWords = meta.story({
  args: {
    trail: [
      { label: 'Home', href: '/' },
      { label: 'Construction & Renovation', href: '/serviceProviderCategories/Construction' },
      { label: 'Waterproofing and damp treatment', href: '/serviceProviderCategories/Construction/Damp' },
      { label: 'Nomvula Mabaso Waterproofing and Roof Repairs' },
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Appliances' })).toHaveFocus()
  },
})
