import { expect, fn } from 'storybook/test'
import { everything } from '#stories/shop/catalogue/products.ts'
import preview from '#storybook/preview.tsx'
import { CategoryScreen } from '#ui-kit/screens/shopper/CategoryScreen.tsx'

const address = (size: number) => `/Categories/Appliances?limit=${size}`

const meta = preview.meta({
  title: 'Screens/CategoryScreen',
  component: CategoryScreen,
  args: {
    title: 'Appliances',
    trail: [{ label: 'Home', href: '/' }, { label: 'Categories', href: '/Categories' }, { label: 'Appliances' }],
    products: everything.slice(0, 8),
    total: 43,
    page: 2,
    pages: 6,
    hrefFor: (page) => `${address(8)}&pageNumber=${page}`,
    sizes: [4, 8, 20].map((size) => ({ size, href: address(size), current: size === 8 })),
    onAdd: fn(),
    suggestions: [
      { label: 'Hardware', href: '/Categories/Hardware' },
      { label: 'Household', href: '/Categories/Household' },
    ],
  },
  parameters: { layout: 'fullscreen' },
})

export const SecondPage = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('43 products')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: '20 per page' })).toHaveAttribute('href', address(20))
  },
})

export const OnePage = meta.story({ args: { products: everything.slice(0, 3), total: 3, page: 1, pages: 1 } })

export const OneProduct = meta.story({ args: { products: everything.slice(0, 1), total: 1, page: 1, pages: 1 } })

export const Empty = meta.story({ args: { title: 'Borehole pumps', products: [], total: 0, page: 1, pages: 0 } })

export const Loading = meta.story({ args: { products: [], loading: true } })

export const Failed = meta.story({ args: { products: [], failure: { onRetry: fn() } } })

export const LongText = meta.story({
  args: {
    title: 'Huishoudelike toestelle, kombuisware en alles vir die wasgoed',
    products: everything.slice(0, 4).map((product) => ({
      ...product,
      name: `${product.name}, with a keep-warm plate and a filter that rinses clean`,
    })),
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })
