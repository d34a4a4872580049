import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { callOutFee, siphosWeek, slotAt, storyToday } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { RescheduleDialog } from '#ui-kit/shop/booking/own/RescheduleDialog.tsx'
import type { SlotPickerProps } from '#ui-kit/shop/booking/slots/SlotPicker.tsx'

const picker: SlotPickerProps = {
  from: storyToday,
  today: storyToday,
  days: siphosWeek,
  minutes: 60,
  callOutFee,
  chosen: undefined,
  onChoose: fn(),
  onLater: fn(),
}

const meta = preview.meta({
  title: 'Shop/Booking/RescheduleDialog',
  component: RescheduleDialog,
  args: { bookedStart: slotAt('2026-11-24', '10:00').start, picker, onReschedule: fn(), onClose: fn() },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(args.picker.chosen)
    return <RescheduleDialog {...args} picker={{ ...args.picker, chosen, onChoose: setChosen }} />
  },
  parameters: { docs: { story: { inline: false, height: '720px' } } },
})

export const Choosing = meta.story({})

Choosing.test('calls onReschedule', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('button', { name: 'Move the booking' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: '14:00 to 15:00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move to Tue 24 Nov, 14:00' }))
  await expect(args.onReschedule).toHaveBeenCalledWith('2026-11-24T12:00:00Z')
})

export const JustTaken = meta.story({
  args: { picker: { ...picker, chosen: slotAt('2026-11-24', '10:00').start } },
  play: async () => {
    await expect(await screen.findByText('This time was just taken')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Move the booking' })).toBeDisabled()
  },
})

export const Busy = meta.story({
  args: { busy: true, picker: { ...picker, chosen: slotAt('2026-11-24', '14:00').start } },
})
export const TooLate = meta.story({ args: { problem: 'Less than 24 hours are left. Please call us.' } })
export const Loading = meta.story({ args: { picker: { ...picker, days: undefined } } })
export const SmallPhone = meta.story({
  args: { picker: { ...picker, chosen: slotAt('2026-11-24', '14:00').start } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const time = await screen.findByRole('radio', { name: '08:00 to 09:00' })
    await tabTo(time)
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await tabTo(screen.getByRole('button', { name: 'Move to Tue 24 Nov, 11:00' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onReschedule).toHaveBeenCalledWith('2026-11-24T09:00:00Z')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
