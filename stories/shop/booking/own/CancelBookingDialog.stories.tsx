import { expect, fn, screen } from 'storybook/test'
import { slotAt } from '#stories/shop/booking/slots/freeWeek.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CancelBookingDialog } from '#ui-kit/shop/booking/own/CancelBookingDialog.tsx'

const meta = preview.meta({
  title: 'Shop/Booking/CancelBookingDialog',
  component: CancelBookingDialog,
  args: {
    bookingNumber: 'BK-7F3K-92QD',
    providerName: 'Sipho Mabaso',
    start: slotAt('2026-11-24', '09:00').start,
    onCancelBooking: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
})

export const Asking = meta.story({})

Asking.test('calls onCancelBooking', async ({ userEvent, args }) => {
  await userEvent.type(await screen.findByRole('textbox'), ' It stopped dripping ')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  await expect(args.onCancelBooking).toHaveBeenCalledWith('It stopped dripping')
})

export const Busy = meta.story({ args: { busy: true } })
export const TooLate = meta.story({ args: { problem: 'Less than 24 hours are left. Please call us.' } })
export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const keep = await screen.findByRole('button', { name: 'Keep my booking' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
    await tabTo(keep)
    await userEvent.keyboard(' ')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onCancelBooking).not.toHaveBeenCalled()
  },
})
