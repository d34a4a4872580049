import { shop } from '#stories/shop/history/aminasHistory.ts'
import type { TimelineFact } from '#ui-kit/shop/audit/timelineFact.ts'

const reserved = (revision: number): TimelineFact => ({
  revision,
  position: 40_000 + revision,
  id: `019ab${revision}`,
  type: 'StockReserved',
  at: new Date(Date.UTC(2026, 10, 22, 0, revision - 9_980)).toISOString(),
  actor: shop,
  sentence: `set 1 piece aside for order EK-7F3K-${revision}`,
  changes: [
    { field: 'Stock', from: 12_000 - revision, to: 11_999 - revision },
    { field: 'Reserved', from: revision, to: revision + 1 },
  ],
  data: { orderId: `order${revision}`, count: 1 },
  correlationId: `visit${revision}`,
  causationId: null,
})

/** The newest 20 of the 10 000 facts of a kettle that is ordered all the time. */
export const orderedKettle = Array.from({ length: 20 }, (_, index) => reserved(9_980 + index))
