import { expect, fn } from 'storybook/test'
import { allTypes, nouns, orderTypes, thandisChips, thandisDeliveries } from '#stories/shop/audit/auditFilters.ts'
import { longFact, shopLog } from '#stories/shop/audit/shopLog.ts'
import { withoutNavigation } from '#stories/shop/shell/withoutNavigation.tsx'
import { tabTo } from '#stories/tabTo.ts'
import preview from '#storybook/preview.tsx'
import { AuditScreen } from '#ui-kit/screens/audit/AuditScreen.tsx'
import { emptyAuditFilter } from '#ui-kit/shop/audit/auditFilter.ts'
import type { MoreFactsProps } from '#ui-kit/shop/audit/MoreFacts.tsx'

const meta = preview.meta({
  title: 'Screens/Admin/AuditScreen',
  component: AuditScreen,
  args: {
    filter: emptyAuditFilter,
    nouns,
    types: allTypes,
    onFilter: fn(),
    chips: [],
    clearHref: '/Audit',
    facts: shopLog,
    newFacts: { count: 0, onShow: fn() },
    more: { onMore: fn() } as MoreFactsProps,
    downloads: [
      { label: 'CSV', onDownload: fn() },
      { label: 'JSON', onDownload: fn() },
    ],
    fileLimit: 10_000,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [withoutNavigation],
})

const narrowed = { filter: thandisDeliveries, types: orderTypes, chips: thandisChips }

export const Everything = meta.story({})

Everything.test('calls onFilter, onMore and onDownload', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('7 events shown')).toBeVisible()
  await userEvent.selectOptions(canvas.getByLabelText('Records'), 'Orders')
  await expect(args.onFilter).toHaveBeenCalledWith({ ...emptyAuditFilter, noun: 'order' })
  await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
  await expect(args.more.onMore).toHaveBeenCalledOnce()
  await expect(canvas.getByText(/^The newest 10\s000 at most$/)).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
  await expect(args.downloads[0]?.onDownload).toHaveBeenCalledOnce()
})

export const Narrowed = meta.story({
  args: { ...narrowed, facts: shopLog.slice(2, 3), more: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 event')).toBeVisible()
    await expect(canvas.getByText('That is all.')).toBeVisible()
    await expect(canvas.queryByText(/at most$/)).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Only Thandi Nkosi: remove this filter' })).toBeVisible()
  },
})

export const SomethingCameIn = meta.story({
  args: { newFacts: { count: 3, onShow: fn() } },
})

SomethingCameIn.test('calls onShow', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: '3 new events: show them' }))
  await expect(args.newFacts.onShow).toHaveBeenCalledOnce()
})

export const LoadingMore = meta.story({ args: { more: { onMore: fn(), loading: true } } })
export const MoreFailed = meta.story({ args: { more: { onMore: fn(), failed: true } } })
export const Loading = meta.story({ args: { facts: [], loading: true } })
export const NothingYet = meta.story({ args: { facts: [], more: {} } })

export const NothingFits = meta.story({
  args: { ...narrowed, facts: [], more: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/Audit')
  },
})

const onRetry = fn()

export const Failed = meta.story({
  args: { facts: [], failure: { onRetry } },
})

Failed.test('calls onRetry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Failed to fetch the audit')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
  await expect(onRetry).toHaveBeenCalledOnce()
})

export const Offline = meta.story({ args: { offline: true } })
export const LongText = meta.story({ args: { facts: [longFact, ...shopLog] } })

export const SmallPhone = meta.story({
  args: { ...narrowed, facts: [longFact, ...shopLog], newFacts: { count: 12, onShow: fn() } },
  globals: { viewport: { value: 'small' } },
})

export const Keyboard = meta.story({
  tags: ['behaviour'],
  args: { ...narrowed, newFacts: { count: 1, onShow: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(canvas.getByLabelText('To'))
    await tabTo(canvas.getByRole('button', { name: '1 new event: show it' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.newFacts.onShow).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Orders: remove this filter' })).toHaveFocus()
  },
})
