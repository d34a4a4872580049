import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { OrderMoves } from '#ui-kit/shop/order/OrderMoves.tsx'
import { noMoves, pendingMoves, processingMoves, shippedMoves } from './moves.ts'

const meta = preview.meta({
  title: 'Shop/OrderMoves',
  component: OrderMoves,
  args: { moves: pendingMoves, onAsk: fn(), onMove: fn() },
  render: (args) => {
    const [askingId, ask] = useState(args.askingId)
    const onAsk = (id?: string) => {
      args.onAsk(id)
      ask(id)
    }
    return <OrderMoves {...args} askingId={askingId} onAsk={onAsk} />
  },
})

export const Pending = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Dispatch' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Dispatch' })).toHaveAccessibleDescription(
      'Only an order in processing can be dispatched.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Start processing' }))
    await expect(args.onMove).toHaveBeenCalledWith('Processing')
  },
})

export const Processing = meta.story({ args: { moves: processingMoves } })

export const Shipped = meta.story({ args: { moves: shippedMoves } })

export const NothingLeftToDo = meta.story({
  args: { moves: noMoves },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is left to do with this order.')).toBeVisible()
    for (const button of canvas.getAllByRole('button')) await expect(button).toHaveAccessibleDescription()
  },
})

export const Dispatching = meta.story({
  args: { moves: processingMoves, busyId: 'Shipped' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dispatch' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  },
})

export const PressedTwice = meta.story({
  render: (args) => {
    const [moves, setMoves] = useState(args.moves)
    const onMove = (id: string) => {
      args.onMove(id)
      setMoves(processingMoves)
    }
    return <OrderMoves {...args} moves={moves} onMove={onMove} />
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start processing' }))
    const dispatch = await canvas.findByRole('button', { name: 'Dispatch' })
    await expect(dispatch).toBeDisabled()
    await waitFor(() => expect(dispatch).toBeEnabled())
    await expect(args.onMove).toHaveBeenCalledOnce()
  },
})

export const AskingWhoSigned = meta.story({
  args: { moves: shippedMoves },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver' }))
    await expect(canvas.getByLabelText('Signed by')).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Deliver' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Signed by'), ' Sipho Dlamini ')
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver' }))
    await expect(args.onMove).toHaveBeenCalledWith('Delivered', 'Sipho Dlamini')
  },
})

export const AskingWhyCanceled = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }))
    await expect(canvas.getByLabelText('Why is it canceled?')).toHaveFocus()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Start processing' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('Ordered twice{Enter}')
    await expect(args.onMove).toHaveBeenCalledWith('Canceled', 'Ordered twice')
  },
})
