import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { ProviderSearch } from '#ui-kit/shop/provider/ProviderSearch.tsx'

const meta = preview.meta({
  title: 'Shop/Providers/ProviderSearch',
  component: ProviderSearch,
  args: { value: '', onChange: fn(), onSearch: fn(), action: '/ServiceProviders' },
  render: function Typing(args) {
    const [text, setText] = useState(args.value)

    return <ProviderSearch {...args} value={text} onChange={setText} />
  },
})

export const Empty = meta.story({})

export const Typed = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search for a service provider' }), ' plumber ')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('plumber')
    leaveFocus()
  },
})

export const Cleared = meta.story({
  tags: ['behaviour'],
  args: { value: 'plumber in Pimville' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('textbox')).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: { value: 'Somebody who repairs solar geysers on tin roofs in Tiyani Magoro on a Sunday' },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('tutor{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('tutor')
  },
})
