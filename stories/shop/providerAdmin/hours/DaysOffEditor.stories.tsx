import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { longestProvider } from '#stories/shop/providerAdmin/providerForms.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { DaysOffEditor } from '#ui-kit/shop/providerAdmin/hours/DaysOffEditor.tsx'

const meta = preview.meta({
  title: 'Shop/Provider admin/DaysOffEditor',
  component: DaysOffEditor,
  args: { days: ['2026-12-16', '2026-12-25'] as readonly string[], onChange: fn(), today: storyToday },
  render: function Editing(args) {
    const [days, setDays] = useState(args.days)
    const change = (now: readonly string[]) => {
      setDays(now)
      args.onChange(now)
    }
    return <DaysOffEditor {...args} days={days} onChange={change} />
  },
})

export const TwoDays = meta.story({})

TwoDays.test('calls onChange', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Wed 16 Dec 2026' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-12-25'])
  await expect(canvas.getByLabelText('Day')).toHaveFocus()
  fireEvent.input(canvas.getByLabelText('Day'), { target: { value: '2026-11-30' } })
  await userEvent.click(canvas.getByRole('button', { name: 'Add day off' }))
  await expect(args.onChange).toHaveBeenLastCalledWith(['2026-11-30', '2026-12-25'])
})

export const Empty = meta.story({ args: { days: [] } })

export const DayIsOver = meta.story({
  play: async ({ canvas }) => {
    fireEvent.input(canvas.getByLabelText('Day'), { target: { value: '2026-11-01' } })
    await expect(await canvas.findByText('This day is over.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add day off' })).toBeDisabled()
    leaveFocus()
  },
})

export const Disabled = meta.story({ args: { disabled: true } })
export const Many = meta.story({ args: { days: longestProvider.daysOff }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    fireEvent.input(canvas.getByLabelText('Day'), { target: { value: '2026-12-24' } })
    await tabTo(canvas.getByLabelText('Day'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['2026-12-16', '2026-12-24', '2026-12-25'])
  },
})
