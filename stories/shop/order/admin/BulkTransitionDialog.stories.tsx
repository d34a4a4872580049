import { expect, fn, screen } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BulkTransitionDialog } from '#ui-kit/shop/order/admin/BulkTransitionDialog.tsx'
import type { BulkTransition } from '#ui-kit/shop/order/admin/bulkTransition.ts'
import { allDispatched, eightOfTen, noneOfThem } from './bulkTransitionResults.ts'

const meta = preview.meta({
  title: 'Shop/Orders/BulkTransitionDialog',
  component: BulkTransitionDialog,
  args: { transition: 'Shipped' as BulkTransition, count: 10, preview: eightOfTen, onApply: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const EightOfTenCan = meta.story({})

EightOfTenCan.test('calls onApply', async ({ userEvent, args }) => {
  await expect(await screen.findByText('8 can be dispatched, 2 cannot: still Pending.')).toBeInTheDocument()
  const rows = screen.getAllByRole('listitem')
  await expect(rows.at(0)).toHaveTextContent('can be dispatched')
  await expect(rows.at(-1)).toHaveTextContent('Only an order in processing can be dispatched')
  await userEvent.click(screen.getByRole('button', { name: 'Dispatch: 8 orders' }))
  await expect(args.onApply).toHaveBeenCalledWith(undefined)
})

export const NoneCan = meta.story({
  args: { count: 2, preview: noneOfThem },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Nothing to do' })).toBeDisabled()
  },
})

export const LoadingPreview = meta.story({ args: { preview: undefined } })

export const AskingForReason = meta.story({
  args: { transition: 'Canceled', count: 8, preview: allDispatched },
})

AskingForReason.test('calls onApply', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('button', { name: 'Cancel: 8 orders' })).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Why are they being cancelled?'), ' The flood ')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: 8 orders' }))
  await expect(args.onApply).toHaveBeenCalledWith('The flood')
})

export const HalfWay = meta.story({
  args: { progress: 5 },
  play: async () => {
    await expect(await screen.findByRole('meter')).toHaveAttribute('aria-valuenow', '50')
    await expect(screen.getByText('5 of 10')).toBeInTheDocument()
  },
})

export const EightDispatchedTwoNot = meta.story({
  args: { outcome: eightOfTen },
})

EightDispatchedTwoNot.test('calls onClose', async ({ userEvent, args }) => {
  await expect(await screen.findByText('8 orders dispatched, 2 not.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the orders' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const AllDispatched = meta.story({ args: { count: 8, outcome: allDispatched } })

export const Failed = meta.story({ args: { problem: 'Network error', preview: undefined } })

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ userEvent, args }) => {
    const rows = await screen.findByRole('region', { name: 'Order by order' })
    await tabTo(rows)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
