import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { Checkbox } from '#ui-kit/elements/Checkbox.tsx'

const meta = preview.meta({
  title: 'Elements/Checkbox',
  component: Checkbox,
  args: { label: 'Remember me', checked: false, onChange: fn() },
  render: function Ticking(args) {
    const [checked, setChecked] = useState(args.checked)
    const change = (now: boolean) => {
      setChecked(now)
      args.onChange(now)
    }

    return <Checkbox {...args} checked={checked} onChange={change} />
  },
})

export const Empty = meta.story({})
export const Ticked = meta.story({ args: { checked: true } })
export const NotNow = meta.story({ args: { disabled: true, label: 'Karoo Home (0)' } })
export const TickedForGood = meta.story({
  args: { disabled: true, checked: true, label: 'Needed for the shop to work' },
})

export const WithDetail = meta.story({
  args: { label: 'Data saver', detail: 'No pictures until you tap them.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('No pictures until you tap them.')
  },
})

export const LongWords = meta.story({
  args: { label: 'Call me on the recipient’s number if nobody answers the door when the driver comes by' },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
  },
})

export const WithoutWords = meta.story({
  args: { label: 'Select Vuthela Rondavel kettle', labelHidden: true },
})

WithoutWords.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Vuthela Rondavel kettle' }))
  await expect(args.onChange).toHaveBeenCalledWith(true)
})

export const SomeOfThem = meta.story({
  args: { label: 'All products on this page', mixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
})
