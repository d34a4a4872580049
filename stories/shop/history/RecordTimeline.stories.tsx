import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { leaveFocus } from '#stories/leaveFocus.ts'
import { redKettle } from '#stories/shop/catalogue/products.ts'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { RecordTimeline } from '#ui-kit/shop/history/RecordTimeline.tsx'
import { aminasFollowed } from './aminasFollowed.ts'
import { aminasHistory, placed } from './aminasHistory.ts'

const meta = preview.meta({
  title: 'Shop/History/RecordTimeline',
  component: RecordTimeline,
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  args: {
    exampleType: 'OrderDispatched',
    facts: aminasHistory,
    intact: true,
    downloads: [
      { label: 'CSV', onDownload: fn() },
      { label: 'JSON', onDownload: fn() },
    ],
    onShow: fn(),
  },
})

export const AllFacts = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
    await expect(canvas.getByRole('heading', { name: 'Monday 23 November 2026' })).toBeVisible()
  },
})

export const LookingBack = meta.story({
  args: { shownRevision: 3 },
})

LookingBack.test('calls onShow', async ({ canvas, userEvent, args }) => {
  const shown = canvas.getAllByRole('listitem').filter((row) => row.ariaCurrent === 'true')
  await expect(shown).toHaveLength(1)
  await expect(shown[0]).toHaveTextContent('started to process the order')
  await userEvent.click(canvas.getByRole('button', { name: 'Show the record after event 1' }))
  await expect(args.onShow).toHaveBeenCalledWith(0)
})

export const FilteredByActor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'amina')
    await expect(canvas.getByText('2 of 9 events')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    leaveFocus()
  },
})

export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'refund')
    await expect(canvas.getByRole('heading', { name: 'No event matches' })).toBeVisible()
    leaveFocus()
  },
})

export const WithFollowedFacts = meta.story({
  args: { followed: aminasFollowed },
})

WithFollowedFacts.test('calls onDownload', async ({ canvas, userEvent, args }) => {
  const [atPlacing] = canvas.getAllByRole('list', { name: 'What this caused' })
  await expect(atPlacing).toHaveTextContent('The shop set 2 pieces aside for order EK-7F3K-92QD')
  await expect(canvas.getByRole('link', { name: redKettle.name })).toHaveAttribute(
    'href',
    '/Products_Management/redKettle',
  )
  await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
  await expect(args.downloads?.[0]?.onDownload).toHaveBeenCalledOnce()
})

export const FollowedFactsFailed = meta.story({
  args: { onFollowedRetry: fn() },
})

FollowedFactsFailed.test('calls onFollowedRetry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(9)
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.onFollowedRetry).toHaveBeenCalledOnce()
})

export const OneFact = meta.story({ args: { facts: [placed] } })
export const JustBegun = meta.story({
  args: { facts: aminasHistory.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 event')).toBeVisible()
  },
})

export const LoadedInPart = meta.story({
  args: { facts: aminasHistory.slice(4), earlier: { count: 4, onShow: fn() } },
})

LoadedInPart.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('History complete: 9 events')).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('The newest 5 of 9 events')
  await userEvent.type(canvas.getByRole('searchbox'), 'delay')
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of the newest 5 events')
  await userEvent.click(canvas.getByRole('button', { name: 'Show earlier (4)' }))
  await expect(args.earlier?.onShow).toHaveBeenCalledOnce()
})

/** Two clicks load the whole history. */
export const ShowEarlier = meta.story({
  render: (args) => {
    const [missing, setMissing] = useState(6)
    const onShow = () => setMissing(missing - 3)
    return <RecordTimeline {...args} facts={aminasHistory.slice(missing)} earlier={{ count: missing, onShow }} />
  },
})

ShowEarlier.test('keeps the focus while earlier events are added', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show earlier (6)' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('The newest 6 of 9 events')
  await expect(canvas.getByRole('button', { name: 'Show earlier (3)' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByRole('status')).toHaveTextContent(/^9 events$/)
  await expect(canvas.getByText('The history starts here.').parentElement).toHaveFocus()
})

export const Broken = meta.story({ args: { intact: false } })
export const Loading = meta.story({ args: { facts: [], state: 'loading' } })

export const Failed = meta.story({
  args: { facts: [], state: 'failed', onRetry: fn() },
})

Failed.test('calls onRetry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(args.onRetry).toHaveBeenCalledOnce()
})

export const SmallPhone = meta.story({
  args: { shownRevision: 4, followed: aminasFollowed },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { downloads: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('delivered')
    await userEvent.tab()
    await expect(canvas.getByText('OrderDelivered', { selector: 'summary' })).toHaveFocus()
    await tabTo(canvas.getByRole('button', { name: 'Show the record after event 8' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onShow).toHaveBeenCalledWith(7)
  },
})
