import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { longProductRow, productRows, scriptRow } from '#stories/shop/productAdmin/productRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { ProductsTable } from '#ui-kit/shop/productAdmin/table/ProductsTable.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/ProductsTable',
  component: ProductsTable,
  args: {
    products: productRows,
    selectedIds: [] as readonly string[],
    onSelect: fn(),
    sort: { by: 'addedAt', descending: true } as const,
    onSort: fn(),
  },
  render: function Selecting(args) {
    const [selectedIds, setSelectedIds] = useState(args.selectedIds)
    const select = (ids: readonly string[]) => {
      setSelectedIds(ids)
      args.onSelect(ids)
    }

    return <ProductsTable {...args} selectedIds={selectedIds} onSelect={select} />
  },
})

export const EightProducts = meta.story({})

EightProducts.test('calls onSort', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Added' })).toHaveAttribute('aria-sort', 'descending')
  await userEvent.click(canvas.getByRole('button', { name: 'Added' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'addedAt', descending: false })
  await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
  await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'price', descending: false })
})

export const SomeSelected = meta.story({
  args: { selectedIds: ['redKettle', 'fridge'] },
})

SomeSelected.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  const all = canvas.getByRole('checkbox', { name: 'Select all products on this page' })
  await expect(all).toBePartiallyChecked()
  await userEvent.click(all)
  await expect(args.onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(productRows.map(({ id }) => id)))
  await userEvent.click(all)
  await expect(args.onSelect).toHaveBeenLastCalledWith([])
})

export const WithShift = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Rondavel kettle/ }))
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(canvas.getByRole('checkbox', { name: /240 litre fridge/ }))
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['redKettle', 'yellowToaster', 'steamIron', 'fridge'])
  },
})

export const LongText = meta.story({ args: { products: [longProductRow, ...productRows] } })

export const ScriptInAName = meta.story({
  args: { products: [scriptRow] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '<script>alert("kettle")</script>' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  args: { selectedIds: ['yellowToaster'] },
  globals: { viewport: { value: 'phone' } },
})

OnAPhone.test('calls onSelect', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: /Rondavel kettle/ }))
  await expect(args.onSelect).toHaveBeenLastCalledWith(['yellowToaster', 'redKettle'])
})

export const LongTextOnASmallPhone = meta.story({
  args: { products: [longProductRow, scriptRow] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name })
    await tabTo(box(/Rondavel kettle/))
    await userEvent.keyboard('{ArrowDown}')
    await expect(box(/Sunrise/)).toHaveFocus()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['yellowToaster'])
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(['yellowToaster', 'steamIron'])
    await userEvent.keyboard('{End}')
    await expect(box(/solar lantern/)).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect(args.onSelect).toHaveBeenLastCalledWith(expect.arrayContaining(productRows.map(({ id }) => id)))
    await userEvent.keyboard('{Escape}')
    await expect(args.onSelect).toHaveBeenLastCalledWith([])
  },
})
