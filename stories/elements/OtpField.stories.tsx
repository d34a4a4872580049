import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { OtpField } from '#ui-kit/elements/OtpField.tsx'

const meta = preview.meta({
  title: 'Elements/OtpField',
  component: OtpField,
  args: { label: 'One-time password (OTP)', value: '', onChange: fn() },
  render: function Typing(args) {
    const [value, setValue] = useState(args.value)
    const change = (digits: string) => {
      setValue(digits)
      args.onChange(digits)
    }

    return <OtpField {...args} value={value} onChange={change} />
  },
})

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'One-time password (OTP)' })).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    )
  },
})

export const HalfTyped = meta.story({
  tags: ['focused'],
  args: { value: '483' },
  play: async ({ canvas }) => tabTo(canvas.getByRole('textbox')),
})

export const Filled = meta.story({ args: { value: '483920' } })

/** On focus a full field selects all its digits, and typing replaces them. */
export const AllChosen = meta.story({
  tags: ['behaviour'],
  args: { value: '483920' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('7')
    await expect(args.onChange).toHaveBeenLastCalledWith('7')
    await userEvent.keyboard('15208')
    await expect(canvas.getByRole('textbox')).toHaveValue('715208')
  },
})

export const Wrong = meta.story({
  args: { value: '483921', error: 'That code is wrong. You have 4 tries left' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/You have 4 tries left/)
  },
})

export const NotNow = meta.story({ args: { value: '483921', disabled: true } })

/** A read-only field: it takes the focus, but no input. */
export const UsedUp = meta.story({
  args: { value: '483921', readOnly: true, error: 'This code can no longer be used' },
})

UsedUp.test('stays empty after typing and pasting', async ({ canvas, userEvent, args }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('7{Backspace}')
  await userEvent.paste('111111')
  await expect(args.onChange).not.toHaveBeenCalled()
})

export const FourDigits = meta.story({ args: { value: '48', digits: 4, hint: 'Four digits, as on the slip.' } })

export const SmallPhone = meta.story({ args: { value: '48392' }, globals: { viewport: { value: 'small' } } })

/** The pasted text is a whole mail. */
export const Pasted = meta.story({
  args: { value: '11' },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('textbox'))
    await userEvent.paste('Your one-time password is 483 920. It can be used for 10 minutes.')
    await expect(args.onChange).toHaveBeenLastCalledWith('483920')
    leaveFocus()
  },
})

export const PressedBox = meta.story({
  tags: ['behaviour'],
  args: { value: '483920' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox')
    const { left, top, width, height } = field.getBoundingClientRect()
    const third = { clientX: left + width * (2.5 / 6), clientY: top + height / 2 }
    await userEvent.pointer({ keys: '[MouseLeft]', target: field, coords: third })
    await userEvent.keyboard('7')
    await expect(args.onChange).toHaveBeenLastCalledWith('487920')
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('4a8 3')
    await expect(field).toHaveValue('483')
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('48')
    await userEvent.keyboard('3920')
    await expect(field).toHaveValue('483920')

    await userEvent.keyboard('{Home}5')
    await expect(field).toHaveValue('583920')
    await userEvent.keyboard('{ArrowRight}7')
    await expect(field).toHaveValue('587920')
    await userEvent.keyboard('{End}1')
    await expect(field).toHaveValue('587921')
    await userEvent.keyboard('{ArrowLeft}{Backspace}')
    await expect(field).toHaveValue('58791')
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('5871')
  },
})
