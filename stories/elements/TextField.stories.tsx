import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextField } from '#ui-kit/elements/TextField.tsx'

const meta = preview.meta({
  title: 'Elements/TextField',
  component: TextField,
  args: { label: 'Recipient name', value: '', onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      setValue(text)
      args.onChange(text)
    }

    return <TextField {...args} value={value} onChange={change} />
  },
})

export const Empty = meta.story({})
export const Filled = meta.story({ args: { value: 'Amina Daniels' } })
export const WithHint = meta.story({ args: { hint: 'Who will be at the door.', autoComplete: 'name' } })

export const Wrong = meta.story({
  args: {
    label: 'Mobile number',
    type: 'tel',
    value: '072 55',
    hint: 'The driver calls this number.',
    error: 'The mobile number must be at least 10 characters long',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mobile number' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/at least 10 characters long The driver calls/)
  },
})

export const NotNow = meta.story({ args: { label: 'Email', value: 'amina@ekhaya.example', disabled: true } })
export const Secret = meta.story({ args: { label: 'Password', type: 'password', value: 'Sawubona' } })

export const LongWords = meta.story({
  args: {
    label: 'Complex, estate or building, and the unit or flat number in it if there is one',
    value: 'Umhlanga Ridge Lifestyle Estate, Block Jacaranda, Unit 1204, second gate',
    error: 'The complex must be at most 30 characters long, so please leave out what the driver can see at the gate',
  },
  globals: { viewport: { value: 'small' } },
})

/** The label is a noun, and the hint helps before one types. */
export const Do = meta.story({
  tags: ['guidance'],
  args: { label: 'Recipient mobile number', hint: 'Ten digits, like 082 555 0123: the driver calls it.' },
})

/** The label is an order, and the placeholder, which is gone once one types, is the only help. */
export const DoNot = meta.story({
  tags: ['guidance'],
  args: { label: 'Please enter your number:', placeholder: 'Ten digits, no +27' },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Thabo')
    await expect(canvas.getByRole('textbox', { name: 'Recipient name' })).toHaveValue('Thabo')
    await expect(args.onChange).toHaveBeenLastCalledWith('Thabo')
  },
})
