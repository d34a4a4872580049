import { type ChartPlaces, chartOf } from '#domain/kernel/timeline.ts'
import { accountMachine } from './accountMachine.ts'

// Every account may be erased: the end stands in the middle.
const places: ChartPlaces = {
  unopened: ['Not opened', 0, 1],
  unverified: ['Unverified', 1, 0],
  active: ['Active', 3, 0],
  erased: ['Erased', 2, 1],
  'suspended.unverified': ['Suspended', 1, 2],
  'suspended.verified': ['Suspended', 3, 2],
}

/** The account machine as a chart. */
export const accountChart = () => chartOf(accountMachine, places)
