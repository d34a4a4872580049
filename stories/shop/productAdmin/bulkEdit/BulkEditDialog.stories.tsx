import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { checkBulkFigure } from '#stories/exampleRules.ts'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { BulkEditDialog } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditDialog.tsx'
import type { BulkEditStep } from '#ui-kit/shop/productAdmin/bulkEdit/BulkEditPreview.tsx'
import type { BulkChange, BulkEditKind } from '#ui-kit/shop/productAdmin/bulkEdit/bulkEditInput.ts'
import { fivePercentMore, fivePiecesLess, longStep, withdrawn } from './bulkSteps.ts'

const renderWithPreview = (steps: readonly BulkEditStep[]) =>
  function WithPreview(args: Parameters<typeof BulkEditDialog>[0]) {
    const [change, setChange] = useState<BulkChange>()
    const ask = (asked: BulkChange | undefined) => {
      setChange(asked)
      args.onPreview(asked)
    }

    return <BulkEditDialog {...args} preview={change && { change, steps }} onPreview={ask} />
  }

const meta = preview.meta({
  title: 'Shop/Product admin/BulkEditDialog',
  component: BulkEditDialog,
  args: {
    kind: 'price' as BulkEditKind,
    count: 3,
    check: checkBulkFigure,
    onPreview: fn(),
    onApply: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
})

export const Asking = meta.story({
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Change the price of 3 products' })).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Nothing to change' })).toBeDisabled()
  },
})

export const ByPercent = meta.story({
  render: renderWithPreview(fivePercentMore),
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('Percent'), '5')
    await expect(args.onPreview).toHaveBeenLastCalledWith({ priceBy: 5 })
    const kettle = screen.getByText('Vuthela Rondavel kettle, 1.7 litres').closest('li')
    await expect(kettle).toHaveTextContent('was R 599.00becomes R 628.95sells at R 503.16')
    await expect(screen.getByText('Hlanzeka steam iron').closest('li')).toHaveTextContent('Below cost')
    await userEvent.click(screen.getByRole('button', { name: 'Reprice 3 products' }))
    await expect(args.onApply).toHaveBeenCalledWith({ priceBy: 5 })
    leaveFocus()
  },
})

export const ToAnAmount = meta.story({
  render: renderWithPreview(fivePercentMore.slice(0, 1)),
  args: { count: 1 },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'To an amount' }))
    await userEvent.type(screen.getByLabelText('New price in rand'), '0')
    await userEvent.tab()
    await expect(screen.getByText('price should be numeric greater than 0')).toBeInTheDocument()
    await expect(args.onPreview).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(screen.getByLabelText('New price in rand'), '{Backspace}628.95')
    await expect(args.onPreview).toHaveBeenLastCalledWith({ price: 628.95 })
    await expect(screen.getByRole('button', { name: 'Reprice 1 product' })).toBeEnabled()
    leaveFocus()
  },
})

export const Discount = meta.story({
  args: { kind: 'discount' },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByLabelText('New discount in percent'), '100')
    await userEvent.tab()
    await expect(screen.getByText('Discount must be a whole number from -99 to 99')).toBeInTheDocument()
    await expect(args.onPreview).toHaveBeenLastCalledWith(undefined)
    leaveFocus()
  },
})

export const OneOfThemRefused = meta.story({
  render: renderWithPreview(fivePiecesLess),
  args: { kind: 'stock' },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Pieces'), '-5')
    await expect(screen.getByText('Only 3 are left, so 5 cannot go')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Change 2 products' })).toBeEnabled()
    leaveFocus()
  },
})

export const Withdrawing = meta.story({
  render: renderWithPreview(withdrawn),
  args: { kind: 'withdraw' },
  play: async ({ args }) => {
    await expect(await screen.findByText('A draft is not in the shop')).toBeInTheDocument()
    await expect(args.onPreview).toHaveBeenCalledWith({ isActive: false })
    await expect(screen.getByText('No change')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Withdraw 1 product' })).toBeEnabled()
  },
})

export const LoadingPreview = meta.story({
  args: { previewing: true, preview: { change: { priceBy: 7 }, steps: fivePercentMore } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Percent'), '5')
    await expect(screen.getByRole('region', { name: 'Old and new' })).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByRole('button', { name: 'Nothing to change' })).toBeDisabled()
    leaveFocus()
  },
})

export const Busy = meta.story({
  args: { kind: 'list', busy: true, preview: { change: { isActive: true }, steps: withdrawn } },
})

export const TwoChangedOneRefused = meta.story({
  args: { kind: 'stock', outcome: fivePiecesLess },
})

TwoChangedOneRefused.test('calls onClose', async ({ userEvent, args }) => {
  await expect(await screen.findByText(/2 products changed, 1 refused/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the products' }))
  await expect(args.onClose).toHaveBeenCalledOnce()
})

export const AllChanged = meta.story({ args: { outcome: fivePercentMore } })

export const Failed = meta.story({ args: { problem: 'Failed to fetch data: the line is gone' } })

export const SmallPhone = meta.story({
  render: renderWithPreview([longStep, ...fivePercentMore]),
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Percent'), '7.5')
    leaveFocus()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: renderWithPreview(fivePercentMore),
  play: async ({ userEvent, args }) => {
    const figure = await screen.findByLabelText('Percent')
    await tabTo(figure)
    await userEvent.keyboard('5')
    await userEvent.tab()
    await expect(screen.getByRole('region', { name: 'Old and new' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onApply).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})
