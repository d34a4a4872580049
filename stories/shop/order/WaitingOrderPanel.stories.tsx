import { expect, fn } from 'storybook/test'
import { dearer, hugeOrder, kettlesOnly } from '#stories/lives/unusualOrders.ts'
import { aminasHome, longestAddress } from '#stories/shop/address/aminasAddresses.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { WaitingOrderPanel } from '#ui-kit/shop/order/WaitingOrderPanel.tsx'

const dearerTotal = dearer.kind === 'PriceChanged' ? dearer.newTotal : ''

const meta = preview.meta({
  title: 'Shop/Orders/WaitingOrderPanel',
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

export const BackOnline = meta.story({})

BackOnline.test('calls onConfirm and onGiveUp', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Order now' }))
  await expect(args.onConfirm).toHaveBeenCalledOnce()
  await userEvent.click(canvas.getByRole('button', { name: 'Discard this order' }))
  await expect(args.onGiveUp).toHaveBeenCalledOnce()
})

export const PriceMoved = meta.story({
  args: { newTotal: dearerTotal },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `Order for ${dearerTotal}` })).toBeVisible()
  },
})

export const AnswerLost = meta.story({ args: { mayHaveArrived: true } })
export const AnswerLostAndOffline = meta.story({ args: { mayHaveArrived: true, online: false } })
export const Sending = meta.story({ args: { sending: true } })

export const LongTexts = meta.story({
  args: { ...hugeOrder, address: longestAddress, newTotal: kettlesOnly.totals.total },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('button', { name: 'Order now' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Discard this order' })).toHaveFocus()
  },
})
