import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { productOptions } from '#stories/shop/productAdmin/form/productForms.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CrossSellPicker } from '#ui-kit/shop/productAdmin/fields/CrossSellPicker.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/CrossSellPicker',
  component: CrossSellPicker,
  args: {
    known: productOptions,
    found: productOptions,
    search: '',
    onSearch: fn(),
    chosenIds: ['yellowToaster'] as readonly string[],
    onChange: fn(),
  },
  render: function Picking(args) {
    const [search, setSearch] = useState(args.search)
    const [chosenIds, setChosenIds] = useState(args.chosenIds)
    const found = args.found.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
    const change = (ids: readonly string[]) => {
      setChosenIds(ids)
      args.onChange(ids)
    }

    return (
      <CrossSellPicker
        {...args}
        found={search.length > 2 ? found : []}
        search={search}
        onSearch={setSearch}
        chosenIds={chosenIds}
        onChange={change}
      />
    )
  },
})

export const OneChosen = meta.story({})

OneChosen.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Vuthela Sunrise two-slice toaster' }))
  await expect(args.onChange).toHaveBeenLastCalledWith([])
  await expect(canvas.getByRole('combobox')).toHaveFocus()
})

export const NoneYet = meta.story({ args: { chosenIds: [] } })

export const NothingFound = meta.story({
  tags: ['focused'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'samovar')
    await expect(await screen.findByText('No other product found')).toBeInTheDocument()
  },
})

export const Searching = meta.story({
  tags: ['focused'],
  args: { searching: true, found: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ket')
    await expect(await screen.findByText('Looking…')).toBeInTheDocument()
  },
})

export const SearchFailed = meta.story({
  tags: ['focused'],
  args: { failed: true, found: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ket')
    await expect(await screen.findByText('The search failed. Keep typing to try again.')).toBeVisible()
  },
})

export const SomeFound = meta.story({
  tags: ['focused'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'bokberg')
    await userEvent.click(await screen.findByRole('option', { name: /drill/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['yellowToaster', 'drill'])
    await userEvent.type(canvas.getByRole('combobox'), 'litre')
    await expect(await screen.findAllByRole('option')).toHaveLength(3)
  },
})

export const Disabled = meta.story({ args: { disabled: true } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('combobox', { name: 'Find a product' }))
    await userEvent.keyboard('bokberg')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['yellowToaster', 'ladder'])
    await expect(canvas.getByRole('combobox')).toHaveValue('')
    await userEvent.keyboard('kettle{Escape}')
    await expect(screen.queryByRole('option')).toBeNull()
  },
})
