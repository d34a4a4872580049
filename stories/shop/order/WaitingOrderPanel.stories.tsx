import { expect, fn } from 'storybook/test'
import { aminasHome, longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { aminasLines, aminasTotals, longLine } from '#stories/shop/order/aminasOrder.ts'
import preview from '#storybook/preview.tsx'
import { WaitingOrderPanel } from '#ui-kit/shop/order/WaitingOrderPanel.tsx'

const meta = preview.meta({
  title: 'Shop/WaitingOrderPanel',
  component: WaitingOrderPanel,
  args: {
    lines: aminasLines,
    totals: aminasTotals,
    address: aminasHome,
    payment: 'in cash at your door',
    online: true,
    onConfirm: fn(),
    onGiveUp: fn(),
  },
})

export const Offline = meta.story({
  args: { online: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/nothing has been ordered yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Order now' })).toBeNull()
  },
})

export const BackOnline = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Order now' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard this order' }))
    await expect(args.onGiveUp).toHaveBeenCalledOnce()
  },
})

export const PriceMoved = meta.story({
  args: { newTotal: rand('3 239.65') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Order for ${rand('3 239.65')}` })).toBeVisible()
  },
})

export const AnswerLost = meta.story({ args: { mayHaveArrived: true } })
export const AnswerLostAndOffline = meta.story({ args: { mayHaveArrived: true, online: false } })
export const Sending = meta.story({ args: { sending: true } })

export const LongTexts = meta.story({
  args: { lines: [longLine], address: longestAddress, newTotal: rand('12 466 720.80') },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Order now' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discard this order' })).toHaveFocus()
  },
})
