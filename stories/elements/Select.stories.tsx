import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Select } from '#ui-kit/elements/Select.tsx'

const provinces = ['Eastern Cape', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Western Cape']

const meta = preview.meta({
  title: 'Elements/Select',
  component: Select,
  args: {
    label: 'Province',
    value: 'Gauteng',
    options: provinces.map((name) => ({ value: name, label: name })),
    onChange: fn(),
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    const change = (choice: string) => {
      setValue(choice)
      args.onChange(choice)
    }

    return <Select {...args} value={value} onChange={change} />
  },
})

export const Chosen = meta.story({})
export const NothingChosen = meta.story({ args: { value: '', placeholder: 'Choose a province' } })
export const Wrong = meta.story({ args: { value: '', placeholder: 'Choose a province', error: 'Province required' } })
export const NotNow = meta.story({ args: { disabled: true, hint: 'The province follows from the postal code.' } })

export const SomeNotPossible = meta.story({
  args: {
    label: 'Order status',
    value: 'Pending',
    options: [
      { value: 'Pending', label: 'Pending' },
      { value: 'Processing', label: 'Processing' },
      { value: 'Shipped', label: 'Shipped (needs Processing first)', disabled: true },
    ],
  },
})

export const InGroups = meta.story({
  args: {
    label: 'What happened',
    value: '',
    options: [{ value: '', label: 'All' }],
    children: (
      <>
        <optgroup label="Orders">
          <option>OrderPlaced</option>
          <option>OrderConfirmed</option>
        </optgroup>
        <optgroup label="Products">
          <option>ProductAdded</option>
        </optgroup>
      </>
    ),
  },
})

InGroups.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('group', { name: 'Orders' })).toBeInTheDocument()
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'ProductAdded')
  await expect(args.onChange).toHaveBeenCalledWith('ProductAdded')
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const list = canvas.getByRole('combobox', { name: 'Province' })
    await expect(list).toHaveFocus()
    await userEvent.selectOptions(list, 'Limpopo')
    await expect(args.onChange).toHaveBeenCalledWith('Limpopo')
    await expect(list).toHaveValue('Limpopo')
  },
})
