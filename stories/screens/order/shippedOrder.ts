import { fn } from 'storybook/test'
import { differencesBetween, fieldsAt } from '#stories/shop/history/aminasFields.ts'
import { aminasFollowed } from '#stories/shop/history/aminasFollowed.ts'
import { aminasHistory, aminasMachineAt } from '#stories/shop/history/aminasHistory.ts'
import { aminasLines, aminasTotals } from '#stories/shop/order/aminasOrder.ts'
import { momentAfter } from '#stories/shop/order/momentsOfOrder.ts'
import type { AdminOrderPanelProps } from '#ui-kit/screens/order/AdminOrderPanel.tsx'
import type { OrderHistoryProps } from '#ui-kit/screens/order/OrderHistory.tsx'

/** Amina's order right after a fact, as an admin sees it. */
export const adminsOrderAfter = (type: string): AdminOrderPanelProps => ({
  ...momentAfter(type).admin,
  lines: aminasLines,
  totals: aminasTotals,
  onAsk: fn(),
  onTransition: fn(),
})

export const shippedOrder = adminsOrderAfter('TransitStarted')

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
  machine: aminasMachineAt(revision),
  fields: fieldsAt(revision, last),
  onMove: fn(),
  comparison: { from: 1, to: last, differences: differencesBetween(1, last) },
  onCompare: fn(),
})
