import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { RadioList } from '#ui-kit/elements/RadioList.tsx'

const payments = [
  { value: 'cash', label: 'Cash on Delivery', detail: 'You pay at your door. Please have the exact amount ready.' },
  { value: 'cardAtDoor', label: 'Card on delivery', detail: 'The driver brings a card machine.' },
  { value: 'transfer', label: 'Bank transfer', detail: 'Not offered yet.', disabled: true },
]

const meta = preview.meta({
  title: 'Elements/RadioList',
  component: RadioList,
  args: { legend: 'Payment method', options: payments, value: 'cash', onChange: fn() },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value)
    const change = (choice: string) => {
      setValue(choice)
      args.onChange(choice)
    }

    return <RadioList {...args} value={value} onChange={change} />
  },
})

export const OneChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Payment method' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery' })).toHaveAccessibleDescription(/exact amount/)
  },
})

export const NoneChosen = meta.story({ args: { value: undefined } })
export const LegendReadAloudOnly = meta.story({ args: { legendHidden: true } })

export const LongWords = meta.story({
  args: {
    legend: 'Deliver to',
    value: 'home',
    options: [
      {
        value: 'home',
        label: 'Amina Daniels-Nxumalo van der Westhuizen',
        detail: '14 Modjadji Street, Umhlanga Ridge Lifestyle Estate, Pimville Zone 7, Soweto, Gauteng, 1809',
      },
      { value: 'gogo', label: 'Gogo Daniels', detail: 'House 221, Magoro, Tiyani, Limpopo, 0904' },
    ],
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Card on delivery' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('cardAtDoor')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked()
  },
})

export const KeyboardWithNoneChosen = meta.story({
  tags: ['behaviour'],
  args: { value: undefined },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('cash')
  },
})
