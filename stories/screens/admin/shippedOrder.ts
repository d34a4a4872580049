import { fn } from 'storybook/test'
import { differencesBetween, fieldsAt } from '#stories/shop/audit/aminasFields.ts'
import { aminasFollowed } from '#stories/shop/audit/aminasFollowed.ts'
import { aminasHistory } from '#stories/shop/audit/aminasHistory.ts'
import { orderChart, stateAtRevision } from '#stories/shop/audit/orderChart.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { glancedOrder } from '#stories/shop/order/glancedOrder.ts'
import { shippedMoves } from '#stories/shop/order/moves.ts'
import type { AdminOrderDeskProps } from '#ui-kit/screens/admin/AdminOrderDesk.tsx'
import type { OrderHistoryProps } from '#ui-kit/screens/admin/OrderHistory.tsx'

export const desk: AdminOrderDeskProps = {
  order: { ...glancedOrder, paymentMethod: 'Card on delivery' },
  lines: aminasLines,
  totals: aminasTotals,
  moves: shippedMoves,
  onAsk: fn(),
  onMove: fn(),
}

/** Amina's order as far as a revision, looked at as it was at another. */
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
