import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { TextArea } from '#ui-kit/elements/TextArea.tsx'

const meta = preview.meta({
  title: 'Elements/TextArea',
  component: TextArea,
  args: { label: 'Description', value: '', onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      setValue(text)
      args.onChange(text)
    }

    return <TextArea {...args} value={value} onChange={change} />
  },
})

export const Empty = meta.story({ args: { hint: 'Between 10 and 1000 characters.' } })

export const Filled = meta.story({
  args: {
    value:
      'A 1.7 litre kettle in enamelled steel.\nBoils a full pot in under five minutes, keeps quiet about it, and switches itself off.',
  },
})

export const Wrong = meta.story({
  args: { value: 'Kettle', error: 'The description must be at least 10 characters long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(/at least 10/)
  },
})

export const NotNow = meta.story({ args: { value: 'Waiting for the supplier’s text.', disabled: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('First line{Enter}second line')
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('First line\nsecond line')
  },
})
