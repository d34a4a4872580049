import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import preview from '#storybook/preview.tsx'
import { OrderTransitions } from '#ui-kit/shop/order/admin/OrderTransitions.tsx'
import { noTransitions, pendingTransitions, processingTransitions, shippedTransitions } from './orderTransitions.ts'

const meta = preview.meta({
  title: 'Shop/Orders/OrderTransitions',
  component: OrderTransitions,
  args: { transitions: pendingTransitions, onAsk: fn(), onTransition: fn() },
  render: (args) => {
    const [openedId, setOpenedId] = useState(args.openedId)
    const onAsk = (id?: string) => {
      args.onAsk(id)
      setOpenedId(id)
    }
    return <OrderTransitions {...args} openedId={openedId} onAsk={onAsk} />
  },
})

export const Pending = meta.story({})

Pending.test('calls onTransition', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Dispatch' })).toBeDisabled()
  await expect(canvas.getByRole('button', { name: 'Dispatch' })).toHaveAccessibleDescription(
    'Only an order in processing can be dispatched.',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Start processing' }))
  await expect(args.onTransition).toHaveBeenCalledWith('Processing')
})

export const Processing = meta.story({ args: { transitions: processingTransitions } })

export const Shipped = meta.story({ args: { transitions: shippedTransitions } })

export const NoTransitionAllowed = meta.story({
  args: { transitions: noTransitions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing left to do for this order.')).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAccessibleDescription()
  },
})

export const Dispatching = meta.story({
  args: { transitions: processingTransitions, busyId: 'Shipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dispatch' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  },
})

export const DoubleClick = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [transitions, setTransitions] = useState(args.transitions)
    const onTransition = (id: string) => {
      args.onTransition(id)
      setTransitions(processingTransitions)
    }
    return <OrderTransitions {...args} transitions={transitions} onTransition={onTransition} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start processing' }))
    const dispatch = await canvas.findByRole('button', { name: 'Dispatch' })
    await expect(dispatch).toBeDisabled()
    await waitFor(() => expect(dispatch).toBeEnabled())
    await expect(args.onTransition).toHaveBeenCalledOnce()
  },
})

export const AskingForSignature = meta.story({
  args: { transitions: shippedTransitions },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver' }))
    await expect(canvas.getByLabelText('Signed by')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Deliver' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Signed by'), ' Sipho Daniels ')
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver' }))
    await expect(args.onTransition).toHaveBeenCalledWith('Delivered', 'Sipho Daniels')
    leaveFocus()
  },
})

export const AskingForReason = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(canvas.getByLabelText('Why is it being cancelled?')).toHaveFocus()
    leaveFocus()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start processing' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Ordered twice{Enter}')
    await expect(args.onTransition).toHaveBeenCalledWith('Canceled', 'Ordered twice')
  },
})
