import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { bookingMachine } from './bookingMachine.ts'

const layout: ChartLayout = {
  unrequested: ['Not requested', 0, 1],
  requested: ['Requested', 1, 1],
  declined: ['Declined', 1, 2],
  confirmed: ['Confirmed', 2, 1],
  canceled: ['Canceled', 2, 2],
  completed: ['Completed', 3, 1],
  noShow: ['No-show', 3, 0],
}

/** The booking machine as a chart. */
export const bookingChart = () => chartOf(bookingMachine, layout)
