import { type ChartLayout, chartOf } from '#domain/kernel/timeline.ts'
import { accountMachine } from './accountMachine.ts'

// Every state leads to `erased`, so it is drawn in the middle.
const layout: ChartLayout = {
  unopened: ['Not opened', 0, 1],
  unverified: ['Unverified', 1, 0],
  active: ['Active', 3, 0],
  erased: ['Erased', 2, 1],
  'suspended.unverified': ['Suspended', 1, 2],
  'suspended.verified': ['Suspended', 3, 2],
}

/** The account machine as a chart. */
export const accountChart = () => chartOf(accountMachine, layout)
