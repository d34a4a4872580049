import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { rand } from '#stories/shop/catalogue/rand.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { CartLine } from '#ui-kit/shop/cart/CartLine.tsx'
import { goneDrill, manyKettles, oneDrill, repricedKettles, threePots, tooManyPots, twoKettles } from './cartLines.ts'

const meta = preview.meta({
  title: 'Shop/Cart/CartLine',
  component: CartLine,
  args: { line: twoKettles, onCount: fn(), onRemove: fn(), onAcceptPrice: fn() },
  render: (args) => {
    const [count, setCount] = useState(args.line.count)
    const change = (id: string, next: number) => {
      setCount(next)
      args.onCount(id, next)
    }

    return <CartLine {...args} line={{ ...args.line, count }} onCount={change} />
  },
})

export const TwoOnSale = meta.story({})

export const OneAtFullPrice = meta.story({ args: { line: oneDrill } })

export const FewLeft = meta.story({ args: { line: threePots } })

export const MaximumCount = meta.story({
  args: { line: { ...threePots, stock: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /one more/ })).toBeDisabled()
  },
})

export const SoldOut = meta.story({ args: { line: { ...threePots, stock: 0 } } })

export const MoreThanInStock = meta.story({
  args: { line: tooManyPots },
})

MoreThanInStock.test('calls onCount', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Only 2 left')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Take 2 of/ }))
  await expect(args.onCount).toHaveBeenLastCalledWith(tooManyPots.id, 2)
  await expect(canvas.queryByRole('button', { name: /^Take 2 of/ })).toBeNull()
})

export const NoLongerSold = meta.story({
  args: { line: goneDrill },
})

NoLongerSold.test('calls onRemove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('No longer sold')).toBeVisible()
  await expect(canvas.queryByRole('link')).toBeNull()
  await userEvent.click(canvas.getByRole('button', { name: /^Remove/ }))
  await expect(args.onRemove).toHaveBeenCalledWith('drill')
})

export const PriceDecreased = meta.story({
  args: { line: repricedKettles },
})

PriceDecreased.test('calls onAcceptPrice', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Accept: .* is now/ }))
  await expect(args.onAcceptPrice).toHaveBeenCalledWith('redKettle')
})

export const PriceIncreasedAndMoreThanInStock = meta.story({
  args: { line: { ...tooManyPots, repriced: { was: rand('199.00'), now: tooManyPots.price } } },
})

export const NoticesOnASmallPhone = meta.story({
  args: { line: { ...tooManyPots, repriced: { was: rand('199.00'), now: tooManyPots.price } } },
  globals: { viewport: { value: 'small' } },
})

export const LongName = meta.story({
  args: {
    line: manyKettles,
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: /one fewer/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onCount).toHaveBeenLastCalledWith('redKettle', 1)
    await expect(canvas.getByRole('button', { name: /one fewer/ })).toBeDisabled()
    await tabTo(canvas.getByRole('button', { name: /one more/ }))
    await userEvent.keyboard(' ')
    await expect(args.onCount).toHaveBeenLastCalledWith('redKettle', 2)
    await tabTo(canvas.getByRole('button', { name: /^Remove/ }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledWith('redKettle')
  },
})
