import { aminasLines } from '#stories/lives/aminasOrder.ts'
import { kettlesOnly } from '#stories/lives/unusualOrders.ts'
import type { OrderLine } from '#ui-kit/shop/order/OrderLines.tsx'

export { aminasLines, aminasTotals } from '#stories/lives/aminasOrder.ts'

/** Lines of Amina's order. */
export const [, orderedDrill, orderedPots] = aminasLines as [OrderLine, OrderLine, OrderLine]

/** A line with as many pieces and as long a name as there can be. */
export const [longLine] = kettlesOnly.lines as [OrderLine]
