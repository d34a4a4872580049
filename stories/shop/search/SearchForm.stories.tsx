import { expect } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { SearchForm } from '#ui-kit/shop/search/SearchForm.tsx'

const meta = preview.meta({
  title: 'Shop/Search/SearchForm',
  component: SearchForm,
  args: { action: '/', label: 'Search the shop' },
})

export const Empty = meta.story({})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

/** An empty search is not sent: the field keeps the focus. */
export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the shop' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAttribute('minlength', '3')
  },
})
