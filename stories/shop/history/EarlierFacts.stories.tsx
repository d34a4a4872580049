import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#storybook/preview.tsx'
import { EarlierFacts } from '#ui-kit/shop/history/EarlierFacts.tsx'

const meta = preview.meta({
  title: 'Shop/History/EarlierFacts',
  component: EarlierFacts,
  args: { count: 4500, onShow: fn() },
})

export const ManyEarlier = meta.story({})

ManyEarlier.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show earlier (4\u00a0500)' }))
  await expect(args.onShow).toHaveBeenCalledOnce()
})

export const Loading = meta.story({
  args: { loading: true },
})

Loading.test('cannot be asked for again meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { busy: true }))
  await expect(args.onShow).not.toHaveBeenCalled()
})

export const Failed = meta.story({
  args: { failed: true },
})

Failed.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Earlier events could not be loaded.')
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.onShow).toHaveBeenCalledOnce()
})

export const AllLoaded = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const SmallPhone = meta.story({ args: { failed: true }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [count, setCount] = useState(1000)
    return <EarlierFacts {...args} count={count} onShow={() => setCount(count - 500)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Show earlier (500)' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('The history starts here.').parentElement).toHaveFocus()
  },
})
