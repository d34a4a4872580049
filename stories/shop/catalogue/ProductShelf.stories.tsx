import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { ProductShelf } from '#ui-kit/shop/catalogue/ProductShelf.tsx'
import { everything } from './products.ts'

const meta = preview.meta({
  title: 'Shop/Catalogue/ProductShelf',
  component: ProductShelf,
  args: { title: 'On Sale', href: '/?discountStart=1', products: everything, onAdd: fn(), eager: true },
})

export const LongerThanTheScreen = meta.story({})

/** They take the whole width, with wider cards. */
export const ThreeProducts = meta.story({
  args: { products: everything.slice(0, 3) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('list').getBoundingClientRect()
    const last = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect()
    await expect(row.right - (last?.right ?? 0)).toBeLessThan(10)
  },
})

export const OneProduct = meta.story({ args: { products: everything.slice(0, 1) } })

export const WithoutMore = meta.story({ args: { title: 'Goes well with', href: undefined } })

export const Loading = meta.story({ args: { products: [], loading: true } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Scroll back in On Sale' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More of On Sale' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Scroll back in On Sale' })).not.toHaveAttribute('aria-disabled'),
    )
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'See all of On Sale' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAdd).toHaveBeenCalledWith('redKettle')
  },
})
