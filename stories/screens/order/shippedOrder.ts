import { fn } from 'storybook/test'
import { differencesBetween, fieldsAt } from '#stories/shop/history/aminasFields.ts'
import { aminasFollowed } from '#stories/shop/history/aminasFollowed.ts'
import { aminasHistory } from '#stories/shop/history/aminasHistory.ts'
import { orderChart, stateAtRevision } from '#stories/shop/history/orderChart.ts'
import { shippedTransitions } from '#stories/shop/order/admin/orderTransitions.ts'
import { summarizedOrder } from '#stories/shop/order/admin/summarizedOrder.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import type { AdminOrderPanelProps } from '#ui-kit/screens/order/AdminOrderPanel.tsx'
import type { OrderHistoryProps } from '#ui-kit/screens/order/OrderHistory.tsx'

export const shippedOrder: AdminOrderPanelProps = {
  order: { ...summarizedOrder, paymentMethod: 'Card on delivery' },
  lines: aminasLines,
  totals: aminasTotals,
  transitions: shippedTransitions,
  onAsk: fn(),
  onTransition: fn(),
}

/** Amina's order up to revision `last`, shown as it was at `revision`. */
export const historyAt = (revision: number, last: number): OrderHistoryProps => ({
  facts: aminasHistory.slice(0, last + 1),
  followed: aminasFollowed,
  intact: true,
  downloads: [
    { label: 'CSV', onDownload: fn() },
    { label: 'JSON', onDownload: fn() },
  ],
  revision,
  machine: orderChart(stateAtRevision[revision] ?? ''),
  fields: fieldsAt(revision, last),
  onMove: fn(),
  comparison: { from: 1, to: last, differences: differencesBetween(1, last) },
  onCompare: fn(),
})
