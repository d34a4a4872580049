import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { PasswordField } from '#ui-kit/elements/PasswordField.tsx'

const meta = preview.meta({
  title: 'Elements/PasswordField',
  component: PasswordField,
  args: { label: 'Password', value: '', autoComplete: 'current-password' as const, onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)
    const change = (text: string) => {
      setValue(text)
      args.onChange(text)
    }

    return <PasswordField {...args} value={value} onChange={change} />
  },
})

export const Empty = meta.story({})
export const Filled = meta.story({ args: { value: 'Rondavel-2026' } })

export const Shown = meta.story({
  args: { value: 'Rondavel-2026' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    // Some browsers send a checked text away.
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('spellcheck', 'false')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
    leaveFocus()
  },
})

export const WithHint = meta.story({
  args: { label: 'New password', hint: '6 to 20 characters, not starting with a digit.' },
})

export const Wrong = meta.story({
  args: { value: '6rondavels', error: 'Password cannot start with a digit', hint: '6 to 20 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid()
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/cannot start with a digit 6 to 20/)
  },
})

export const NotNow = meta.story({ args: { value: 'Rondavel-2026', disabled: true } })

export const LongWords = meta.story({
  args: {
    label: 'Confirm password',
    value: 'Umhlanga-Jacaranda-1',
    error: 'The passwords are not the same',
  },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Sawubona')
    await expect(args.onChange).toHaveBeenLastCalledWith('Sawubona')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await userEvent.keyboard(' ')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    await expect(canvas.getByLabelText('Password')).toHaveValue('Sawubona')
  },
})
