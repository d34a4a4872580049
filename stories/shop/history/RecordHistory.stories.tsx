import { expect, fn, within } from 'storybook/test'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { RecordHistory } from '#ui-kit/shop/history/RecordHistory.tsx'
import { differencesBetween, fieldsAt } from './aminasFields.ts'
import { aminasHistory, aminasMachineAt } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/RecordHistory',
  component: RecordHistory,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    noun: 'order',
    exampleType: 'OrderDispatched',
    facts: aminasHistory,
    intact: true,
    revision: 8,
    machine: aminasMachineAt(8),
    fields: fieldsAt(8),
    onMove: fn(),
    comparison: { from: 1, to: 8, differences: differencesBetween(1, 8) },
    onCompare: fn(),
  },
})

export const AllRevisions = meta.story({})

AllRevisions.test('calls onCompare', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { name: 'The order at any moment' })).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('From'), '3')
  await expect(args.onCompare).toHaveBeenCalledWith(3, 8)
})

export const WithShortcuts = meta.story({
  args: {
    shortcuts: [
      { label: 'Payment', words: 'payment' },
      { label: 'By admins', words: 'admin' },
    ],
  },
})

WithShortcuts.test('searches for the chosen word', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Payment' }))
  await expect(canvas.getByRole('searchbox')).toHaveValue('payment')
  await expect(canvas.getByRole('button', { name: 'Payment', pressed: true })).toBeVisible()
})

export const LoadedInPart = meta.story({
  args: {
    facts: aminasHistory.slice(4),
    earlier: { count: 4, onShow: fn() },
    comparison: { from: 4, to: 8, differences: differencesBetween(4, 8) },
  },
})

LoadedInPart.test('calls onMove', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^The slider and the chart begin at event 5\./)).toBeVisible()
  await expect(canvas.getByText(/^The choice starts at event 5\./)).toBeVisible()
  await expect(within(canvas.getByLabelText('From')).getAllByRole('option')).toHaveLength(5)
  await tabTo(canvas.getByRole('slider'))
  await userEvent.keyboard('{Home}')
  await expect(args.onMove).toHaveBeenCalledWith(4)
})

export const Loading = meta.story({ args: { facts: [], state: 'loading' } })

export const NothingYet = meta.story({
  args: { facts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
})

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('slider'))
    await userEvent.keyboard('{Home}')
    await expect(args.onMove).toHaveBeenCalledWith(0)
  },
})
