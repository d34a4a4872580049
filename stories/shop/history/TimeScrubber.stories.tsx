import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { TimeScrubber } from '#ui-kit/shop/history/TimeScrubber.tsx'
import { aminasRevisions } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/TimeScrubber',
  component: TimeScrubber,
  args: { revisions: aminasRevisions, revision: 8, onMove: fn() },
})

export const Now = meta.story({})

Now.test('calls onMove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Next moment' })).toBeDisabled()
  await userEvent.click(canvas.getByRole('button', { name: 'Previous moment' }))
  await expect(args.onMove).toHaveBeenCalledWith(7)
})

export const InTheMiddle = meta.story({
  args: { revision: 3 },
})

InTheMiddle.test('calls onMove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Event 4 of 9')
  await expect(canvas.getByRole('status')).toHaveTextContent('Saturday 21 November 2026, 09:03:41')
  fireEvent.input(canvas.getByRole('slider'), { target: { value: '5' } })
  await expect(args.onMove).toHaveBeenCalledWith(5)
  await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }))
  await expect(args.onMove).toHaveBeenCalledWith(8)
})

export const TheFirstMoment = meta.story({ args: { revision: 0 } })

export const OneMoment = meta.story({ args: { revisions: aminasRevisions.slice(0, 1), revision: 0 } })

export const AHundredMoments = meta.story({
  args: {
    revisions: Array.from({ length: 100 }, (_, revision) => ({
      revision,
      at: new Date(Date.UTC(2026, 10, 21, 6, revision)).toISOString(),
      sentence: 'Thandi Nkosi repriced the kettle',
    })),
    revision: 42,
  },
})

export const SmallPhone = meta.story({ args: { revision: 4 }, globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  render: (args) => {
    const [revision, setRevision] = useState(args.revision)
    return <TimeScrubber {...args} revision={revision} onMove={setRevision} />
  },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider')
    const told = () => slider.getAttribute('aria-valuetext')
    await tabTo(slider)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(told()).toBe('Event 7')
    await userEvent.keyboard('{ArrowRight}')
    await expect(told()).toBe('Event 8')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Amina Daniels placed the order')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(told()).toBe('Event 1')
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Now')
  },
})
