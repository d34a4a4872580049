import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { orderMachine } from './orderMachine.ts'

const layout: ChartLayout = {
  unplaced: ['Unplaced', 0, 1],
  reserving: ['Checking stock', 1, 1],
  rejected: ['Rejected', 1, 2],
  pending: ['Pending', 2, 1],
  canceled: ['Canceled', 3, 2],
  processing: ['Processing', 3, 1],
  'shipped.dispatched': ['Dispatched', 4, 1],
  'shipped.inTransit': ['In transit', 4, 0],
  'shipped.delayed': ['Delayed', 5, 0],
  delivered: ['Delivered', 5, 1],
}

/** The order machine as a chart. */
export const orderChart = () => chartOf(orderMachine, layout)
