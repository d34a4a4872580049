import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { TakenNotice } from '#ui-kit/shop/booking/slots/TakenNotice.tsx'
import { slotAt } from './freeWeek.ts'

const meta = preview.meta({
  title: 'Shop/Booking/TakenNotice',
  component: TakenNotice,
  args: {
    start: slotAt('2026-11-24', '09:00').start,
    nearest: [slotAt('2026-11-24', '08:00'), slotAt('2026-11-24', '11:00'), slotAt('2026-11-26', '10:00')],
    onChoose: fn(),
  },
})

export const ThreeAreNear = meta.story({})

ThreeAreNear.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Thu 26 Nov, 10:00' }))
  await expect(args.onChoose).toHaveBeenCalledWith('2026-11-26T08:00:00Z')
})

/** Whoever had it has left the form. */
export const FreeAgain = meta.story({
  args: { nearest: [slotAt('2026-11-24', '08:00'), slotAt('2026-11-24', '09:00')] },
})

FreeAgain.test('calls onChoose', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('This time is free again')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: '09:00' }))
  await expect(args.onChoose).toHaveBeenCalledWith(args.start)
})

export const NoneIsNear = meta.story({ args: { nearest: [] } })
export const Busy = meta.story({ args: { busy: true } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: '08:00' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith('2026-11-24T06:00:00Z')
  },
})
