import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { Quantity } from '#ui-kit/elements/Quantity.tsx'

const meta = preview.meta({
  title: 'Elements/Quantity',
  component: Quantity,
  args: { label: 'Quantity of Blue kettle', count: 2, onChange: fn() },
  render: function Counting(args) {
    const [count, setCount] = useState(args.count)
    const change = (now: number) => {
      setCount(now)
      args.onChange(now)
    }

    return <Quantity {...args} count={count} onChange={change} />
  },
})

export const Two = meta.story({})

export const NeverBelowOne = meta.story({
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /one fewer/ })).toBeDisabled()
  },
})

export const NoMoreInStock = meta.story({
  args: { count: 10, max: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /one more/ })).toBeDisabled()
  },
})

export const Hundreds = meta.story({ args: { count: 480, label: 'Quantity of Brass wood screw' } })

export const MoreOrFewer = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quantity of Blue kettle: one more' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await userEvent.click(canvas.getByRole('button', { name: 'Quantity of Blue kettle: one fewer' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
  },
})

export const NonsenseTyped = meta.story({
  tags: ['behaviour'],
  args: { max: 10 },
  play: async ({ canvas, userEvent, args }) => {
    const count = canvas.getByRole('spinbutton', { name: 'Quantity of Blue kettle' })
    await userEvent.clear(count)
    await userEvent.type(count, '0')
    await userEvent.clear(count)
    await userEvent.type(count, '-5')
    await userEvent.tab()
    await expect(count).toHaveValue(2)
    await expect(args.onChange).not.toHaveBeenCalledWith(0)
    await expect(args.onChange).not.toHaveBeenCalledWith(-5)
  },
})

export const MoreThanThereAre = meta.story({
  tags: ['behaviour'],
  args: { max: 135 },
  play: async ({ canvas, userEvent, args }) => {
    const count = canvas.getByRole('spinbutton', { name: 'Quantity of Blue kettle' })
    await userEvent.clear(count)
    await userEvent.type(count, '150')
    await expect(args.onChange).toHaveBeenLastCalledWith(135)
    await expect(count).toHaveValue(135)
    await expect(canvas.getByRole('status')).toHaveTextContent('Only 135 left')
    await userEvent.tab()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(1)
    await tabTo(canvas.getByRole('spinbutton'))
    await userEvent.clear(canvas.getByRole('spinbutton'))
    await userEvent.keyboard('24')
    await expect(args.onChange).toHaveBeenLastCalledWith(24)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(25)
  },
})
