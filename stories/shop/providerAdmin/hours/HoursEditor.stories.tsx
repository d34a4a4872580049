import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { longestProvider, siphosHours } from '#stories/shop/providerAdmin/providerForms.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { HoursEditor } from '#ui-kit/shop/providerAdmin/hours/HoursEditor.tsx'
import type { WeekHours } from '#ui-kit/shop/providerAdmin/hours/weekHours.ts'

const meta = preview.meta({
  title: 'Shop/Provider admin/HoursEditor',
  component: HoursEditor,
  args: { hours: siphosHours as WeekHours, onChange: fn() },
  render: function Editing(args) {
    const [hours, setHours] = useState(args.hours)
    const change = (now: WeekHours) => {
      setHours(now)
      args.onChange(now)
    }
    return <HoursEditor {...args} hours={hours} onChange={change} />
  },
})

export const SiphosWeek = meta.story({})

SiphosWeek.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Until 02:00 on Saturday.')).toBeVisible()
  await expect(canvas.getByText('Until midnight.')).toBeVisible()
  await expect(canvas.getAllByText('Closed')).toHaveLength(2)
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Monday, range 2' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Copy to Friday' }))
  const morning = [{ from: '08:00', to: '12:30' }]
  await expect(args.onChange).toHaveBeenLastCalledWith({
    1: morning,
    2: morning,
    3: morning,
    4: morning,
    5: morning,
    6: [{ from: '08:00', to: '24:00' }],
  })
})

export const Empty = meta.story({
  args: { hours: {} },
})

Empty.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add hours on Wednesday' }))
  await expect(args.onChange).toHaveBeenLastCalledWith({ 3: [{ from: '08:00', to: '17:00' }] })
})

export const WithErrors = meta.story({
  args: { hours: { ...siphosHours, 6: [{ from: '01:00', to: '10:00' }], 7: [{ from: '09:00', to: '' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Saturday, range 1: from')).toHaveAccessibleDescription(
      /Overlaps Friday 18:00–02:00/,
    )
    await expect(canvas.getByText('Enter both times, such as 08:00 and 17:00')).toBeVisible()
  },
})

export const RefusedByTheServer = meta.story({ args: { error: 'Give at least one working hour' } })
export const Disabled = meta.story({ args: { disabled: true } })
export const Many = meta.story({ args: { hours: longestProvider.hours } })
export const SmallPhone = meta.story({
  args: { hours: { ...siphosHours, 7: [{ from: '09:00', to: '' }] } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    const sunday = within(canvas.getByRole('listitem', { name: 'Sunday' }))
    await tabTo(sunday.getByRole('button', { name: 'Add hours on Sunday' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...siphosHours, 7: [{ from: '08:00', to: '17:00' }] })
    await tabTo(sunday.getByRole('button', { name: 'Remove Sunday, range 1' }))
    await userEvent.keyboard(' ')
    await expect(sunday.getByText('Closed')).toBeVisible()
    await expect(sunday.getByRole('button', { name: 'Add hours on Sunday' })).toHaveFocus()
  },
})
