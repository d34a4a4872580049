import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { offlineFailure } from '#stories/screens/offlineFailure.ts'
import { kettleChart, kettleHistory } from '#stories/shop/productAdmin/kettleHistory.ts'
import { orderedKettle } from '#stories/shop/productAdmin/orderedKettle.ts'
import { longProductRow } from '#stories/shop/productAdmin/productRows.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { type ProductHistoryProps, ProductHistoryScreen } from '#ui-kit/screens/productAdmin/ProductHistoryScreen.tsx'

const historyAt = (revision: number): ProductHistoryProps => ({
  facts: kettleHistory.facts,
  intact: true,
  downloads: [
    { label: 'CSV', onDownload: fn() },
    { label: 'JSON', onDownload: fn() },
  ],
  revision,
  machine: kettleChart(revision),
  fields: kettleHistory.fieldsAt(revision),
  onMove: fn(),
  comparison: { from: 0, to: 8, differences: kettleHistory.differences(0, 8) },
  onCompare: fn(),
})

const meta = preview.meta({
  title: 'Screens/Admin/ProductHistoryScreen',
  component: ProductHistoryScreen,
  args: {
    name: 'Vuthela Rondavel kettle, 1.7 litres',
    state: 'withdrawn' as const,
    editHref: '/UpdateProduct/redKettle',
    history: historyAt(8),
  },
  parameters: { layout: 'fullscreen' },
})

export const WholeLife = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /It is Withdrawn/ })).toBeVisible()
    await expect(canvas.getByText('History complete: 9 events')).toBeVisible()
  },
})

/** As it was before it was listed. */
export const Draft = meta.story({
  args: { state: 'draft', history: historyAt(2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /It is Draft\. From here it can go to Listed\./ })).toBeVisible()
  },
})

export const WhoChangedThePrice = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Prices' }))
    await expect(canvas.getByText('2 of 9 events')).toBeVisible()
    const repriced = canvas.getByText(/^set the price to R.599.00 less 20%/).closest('li')
    await expect(repriced).toHaveTextContent('Themba Mahlangu')
    await expect(repriced).toHaveTextContent('was R 649.00became R 599.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Prices' }))
    await expect(canvas.getByText('9 events')).toBeVisible()
    leaveFocus()
  },
})

export const TimeTravel = meta.story({
  render: (args) => {
    const [revision, setRevision] = useState(8)
    const [[from, to], setPair] = useState([0, 8])
    const comparison = { from, to, differences: kettleHistory.differences(from, to) }

    return (
      <ProductHistoryScreen
        {...args}
        history={{
          ...historyAt(revision),
          comparison,
          onMove: setRevision,
          onCompare: (one, other) => setPair([one, other]),
        }}
      />
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 3' }))
    await expect(canvas.getByRole('img', { name: /It is Draft/ })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('To'), '4')
    await expect(
      within(canvas.getByRole('table')).getByRole('row', { name: /^Price R.649.00 R.599.00$/ }),
    ).toBeVisible()
    leaveFocus()
  },
})

const longHistory: ProductHistoryProps = {
  ...historyAt(8),
  facts: orderedKettle,
  earlier: { count: 9_980, onShow: fn() },
  revision: 9_999,
  comparison: { from: 9_980, to: 9_999, differences: kettleHistory.differences(4, 8) },
}

export const LongHistory = meta.story({
  args: { history: longHistory },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('History complete: 10 000 events')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show earlier (9\u00a0980)' })).toBeVisible()
  },
})

export const LongHistoryOnASmallPhone = meta.story({
  args: { history: longHistory },
  globals: { viewport: { value: 'small' } },
})

export const Broken = meta.story({ args: { history: { ...historyAt(8), intact: false } } })

export const Loading = meta.story({
  args: { name: 'redKettle', history: { ...historyAt(8), facts: [], state: 'loading' } },
})

export const HistoryFailed = meta.story({ args: { history: { ...historyAt(8), state: 'failed', onRetry: fn() } } })

export const Failed = meta.story({ args: { failure: { onRetry: fn() } } })

export const Offline = Failed.extend({
  args: { failure: offlineFailure() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch data: you are offline')
  },
})

export const NotFound = meta.story({
  args: { missing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No product found' })).toBeVisible()
  },
})

export const LongText = meta.story({ args: { name: longProductRow.name } })

export const ScriptInTheName = meta.story({
  args: { name: '<script>alert("kettle")</script>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '<script>alert("kettle")</script>' })).toBeVisible()
  },
})

export const SmallPhone = meta.story({
  args: { history: historyAt(4) },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByRole('slider'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.history.onMove).toHaveBeenCalledWith(7)
    await tabTo(canvas.getByRole('button', { name: 'Stock' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('4 of 9 events')).toBeVisible()
  },
})
