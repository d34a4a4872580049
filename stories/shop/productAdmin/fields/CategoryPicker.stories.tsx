import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { categoryTree } from '#stories/shop/productAdmin/form/productForms.ts'
import preview from '#storybook/preview.tsx'
import { CategoryPicker } from '#ui-kit/shop/productAdmin/fields/CategoryPicker.tsx'

const meta = preview.meta({
  title: 'Shop/Product admin/CategoryPicker',
  component: CategoryPicker,
  args: { tree: categoryTree, chosen: [] as readonly string[], onChange: fn() },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.chosen)
    const change = (now: readonly string[]) => {
      setChosen(now)
      args.onChange(now)
    }

    return <CategoryPicker {...args} chosen={chosen} onChange={change} />
  },
})

export const NoneYet = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
  },
})

export const ThreeLevels = meta.story({
  args: { chosen: ['Appliances', 'Kitchen Appliances', 'Kettles'] },
})

ThreeLevels.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radio', { name: 'Kettles' })).toBeChecked()
  const below = within(canvas.getByRole('radiogroup', { name: 'Below Appliances' }))
  await userEvent.click(below.getAllByRole('radio', { name: 'No subcategory' })[0] ?? document.body)
  await expect(args.onChange).toHaveBeenLastCalledWith(['Appliances'])
  await expect(canvas.queryByRole('radio', { name: 'Kettles' })).toBeNull()
})

export const ReplacesTheSelection = meta.story({
  tags: ['behaviour'],
  args: { chosen: ['Appliances', 'Kitchen Appliances', 'Kettles'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Laundry' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Appliances', 'Laundry'])
    await userEvent.click(canvas.getByRole('radio', { name: 'Household' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Household'])
    await expect(canvas.getByRole('radio', { name: 'Appliances' })).not.toBeChecked()
  },
})

export const WithoutListedProducts = meta.story({
  args: { chosen: ['Household', 'Samovars'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Samovars' })).toBeChecked()
  },
})

export const WithAnError = meta.story({ args: { error: 'Choose at least one category' } })
export const Disabled = meta.story({ args: { disabled: true, chosen: ['Household'] } })

export const SmallPhone = meta.story({
  args: { chosen: ['Appliances', 'Kitchen Appliances'] },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'No subcategory' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['Appliances', 'Kitchen Appliances'])
  },
})
